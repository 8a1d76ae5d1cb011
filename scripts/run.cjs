// The entry of `npm start`, `npm run dev` and `npm test`. It uses the syntax of 2009, so that even an old version of Node
// can print that it is too old.
var oldest = [20, 19];
var found = process.versions.node.split('.').map(Number);

if (found[0] < oldest[0] || (found[0] === oldest[0] && found[1] < oldest[1])) {
  process.stderr.write(
    'Armada needs Node ' + oldest.join('.') + ' or newer, and this is Node ' + process.versions.node + '.\n',
  );
  process.exit(1);
} else {
  import('./' + process.argv.splice(2, 1)[0] + '.mjs');
}
