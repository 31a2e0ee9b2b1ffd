module.exports = { configs: { flat: {} } };
