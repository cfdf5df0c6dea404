export const skins = {
  fair: { base: '#F0C7A0', shade: '#DDA97C' },
  golden: { base: '#DDA474', shade: '#C48655' },
  olive: { base: '#CF9A6C', shade: '#B57F52' },
  tan: { base: '#B97D50', shade: '#9C6439' },
  deep: { base: '#8A5636', shade: '#6F4126' },
};
export const hairDark = '#231519';
export const hairGrey = '#B9B2B4';

export function face({ shade }, { strong = false, lines = false, lips = '#A85648', brow = '#2A1712' }) {
  const browWidth = strong ? 3.4 : 2.4;
  const eye = (x) => `<ellipse cx="${x}" cy="75.5" rx="3.2" ry="3.6" fill="#2A1712"/><circle cx="${x + 1}" cy="74.2" r="1" fill="#fff"/>`;
  const lash = strong ? '' : '<path d="M60.5 74Q65 69.5 71 72.5M99.5 74Q95 69.5 89 72.5" fill="none" stroke="#2A1712" stroke-width="1.8" stroke-linecap="round"/>';
  const age = lines ? `<path d="M58 82q3 2.4 6 2M102 82q-3 2.4-6 2M66 92q-2 4-1 7M94 92q2 4 1 7" fill="none" stroke="${shade}" stroke-width="1.8" stroke-linecap="round"/>` : '';
  const mouth = strong
    ? `<path d="M70 98Q80 104.5 90 98" fill="none" stroke="${lips}" stroke-width="2.8" stroke-linecap="round"/>`
    : `<path d="M69 96.5Q75 94.5 80 96 85 94.5 91 96.5 86 104 80 104 74 104 69 96.5Z" fill="${lips}"/><path d="M71 97Q80 99.6 89 97" stroke="#fff" stroke-opacity=".85" stroke-width="1.7" fill="none"/>`;
  return `<path d="M59 66.5Q65 62.5 72 65.5M101 66.5Q95 62.5 88 65.5" fill="none" stroke="${brow}" stroke-width="${browWidth}" stroke-linecap="round"/>${eye(66)}${eye(94)}${lash}<path d="M80 78Q78 86 76.5 88.5 80 91 83.5 88.5" fill="none" stroke="${shade}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>${mouth}${age}<ellipse cx="60" cy="89" rx="6" ry="4" fill="#E8663A" opacity=".14"/><ellipse cx="100" cy="89" rx="6" ry="4" fill="#E8663A" opacity=".14"/>`;
}
