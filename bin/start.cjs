// npm start: runs everything on this machine, from a fresh clone on.
'use strict';

require('./check-node.cjs').requireNode();
var launch = require('./launch.cjs');

launch.start();
