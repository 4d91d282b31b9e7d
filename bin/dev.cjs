// npm run dev: as npm start, with rebuilding and hot reload.
'use strict';

require('./check-node.cjs').requireNode();
var launch = require('./launch.cjs');

launch.dev();
