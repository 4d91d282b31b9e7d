// npm test: installs what the checks need and runs them all.
'use strict';

require('./check-node.cjs').requireNode();
var launch = require('./launch.cjs');

launch.test();
