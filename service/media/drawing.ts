/** One drawing for all parts, which says that it's a photo of none. */
export const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160" role="img">
<rect width="240" height="160" fill="#fff"/>
<rect x="40" y="52" width="160" height="56" rx="2" fill="#c9a77c"/>
<path d="M40 52h28v56H40zM172 52h28v56h-28z" fill="#c8ccd0"/>
<text x="120" y="134" text-anchor="middle" font-family="sans-serif" font-size="12" fill="#222">Drawing, not a photo</text>
</svg>
`;
