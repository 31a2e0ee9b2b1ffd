/** What assigns contents or number formats to cells is in one folder, which knows what Excel does with them. */
const written = new Set(["formulas", "formulasLocal", "formulasR1C1", "hyperlink", "numberFormat", "values"]);
const methods = new Set(["autoFill", "copyFrom", "setCellProperties"]);
const message = "Cells are written through src/addin/excel/writing, which knows filters, formats, tables, and undo.";

const oneWriter = {
  create: (context) => ({
    AssignmentExpression({ left }) {
      if (left.type === "MemberExpression" && written.has(left.property.name)) context.report({ node: left, message });
    },
    CallExpression({ callee }) {
      if (callee.type === "MemberExpression" && methods.has(callee.property.name))
        context.report({ node: callee, message });
    },
  }),
};

export default { meta: { name: "sheets" }, rules: { "one-writer": oneWriter } };
