const { instrument } = require("./instrument");

module.exports = function (source) {
  return instrument(source, this.resourcePath);
};
