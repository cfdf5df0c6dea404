export function canvas({ width, height, box = `0 0 ${width} ${height}` }, body) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${body}</svg>`;
}

export function lift({ id = 'lift', dy = 8, blur = 8, colour = '#1A0508', opacity = 0.45 } = {}) {
  return `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feDropShadow dx="0" dy="${dy}" stdDeviation="${blur}" flood-color="${colour}" flood-opacity="${opacity}"/></filter>`;
}
