// npm run dev: like npm start, with rebuilds and hot reload.
'use strict';

require('./check-node.cjs').requireNode();
var launch = require('./launch.cjs');

launch.dev();
