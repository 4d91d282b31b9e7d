// Prints one sentence if the Node version is too old. Written in JavaScript that old versions can parse.
/* biome-ignore-all lint: old syntax on purpose */
'use strict';

var oldest = [20, 19];

function nodeProblem(version) {
  var parts = version.split('.');
  var major = Number(parts[0]);
  var minor = Number(parts[1]);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return null;
  return (
    'KaamSetu needs Node ' +
    oldest.join('.') +
    ' or newer, and this is Node ' +
    version +
    '; please install a newer one.'
  );
}

function requireNode() {
  var problem = nodeProblem(process.versions.node);
  if (problem === null) return;
  console.error(problem);
  process.exit(1);
}

module.exports = { nodeProblem: nodeProblem, requireNode: requireNode };
