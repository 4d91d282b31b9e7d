// npm start: installs, builds and runs the whole product on this machine. A fresh clone of the repository is enough.
'use strict';

require('./check-node.cjs').requireNode();
var launch = require('./launch.cjs');

launch.start();
