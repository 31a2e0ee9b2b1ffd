/** The namespace of the XML parts that this add-in keeps in a workbook. */
export const namespace = "urn:vendor:product-information:values";
