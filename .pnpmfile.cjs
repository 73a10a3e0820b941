// The database client names the command line and the compiler as optional peers: pnpm would ship both, and all that
// they need, with the product, which runs without them.
module.exports = {
  hooks: {
    readPackage(manifest) {
      if (manifest.name === '@prisma/client') {
        delete manifest.peerDependencies;
        delete manifest.peerDependenciesMeta;
      }
      return manifest;
    },
  },
};
