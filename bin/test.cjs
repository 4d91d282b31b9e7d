// npm test: installs the tools of the checks and runs all checks.
'use strict';

require('./check-node.cjs').requireNode();
var launch = require('./launch.cjs');

launch.test();
