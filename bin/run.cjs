// Runs one program of the product: node bin/run.cjs api | worker | migrate | seed | console-role | import-jobs |
// reindex | reputation | rotate-identity-key | review | wages | backup | restore.
'use strict';

require('./check-node.cjs').requireNode();
var launch = require('./launch.cjs');

launch.run();
