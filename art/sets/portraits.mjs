// Adults drawn flat, as a neighbour would be: each with hair, skin, clothes and age of their own.
import { face, hairDark, hairGrey, skins } from './portrait-parts.mjs';

const shoulders = 'M10 172Q12 130 60 123 80 138 100 123 148 130 150 172Z';

export const women = [
  {
    ground: ['#FFE3A8', '#FFB02E'],
    draw: () =>
      person({
        skin: skins.golden,
        back: `<path d="M80 22C116 22 124 50 122 82 121 108 130 122 124 140H36C30 122 39 108 38 82 36 50 44 22 80 22Z" fill="${hairDark}"/>`,
        clothes: `<path d="${shoulders}" fill="#C2310C"/><path d="M60 123Q80 150 100 123L94 120Q80 132 66 120Z" fill="#8E1F08"/>`,
        front: `<path d="M47 74Q44 34 80 29 116 32 113 74 110 52 90 43 70 58 51 60 48 66 47 74Z" fill="${hairDark}"/>`,
        after: '<circle cx="49" cy="92" r="3.6" fill="#FFC93A"/><circle cx="111" cy="92" r="3.6" fill="#FFC93A"/>',
        lips: '#B5383F',
      }),
  },
  {
    // The stiff butterfly sleeves of a terno.
    ground: ['#C9F5EA', '#17A398'],
    draw: () =>
      person({
        skin: skins.fair,
        back: `<path d="M80 24C114 24 120 48 119 78 119 98 112 108 104 110H56C48 108 41 98 41 78 40 48 46 24 80 24Z" fill="#3A1E14"/>`,
        clothes: `<path d="M40 126Q12 104 4 132 2 156 22 166L46 150ZM120 126Q148 104 156 132 158 156 138 166L114 150Z" fill="#FFF6E6"/><path d="M10 130Q18 150 40 150M150 130Q142 150 120 150" fill="none" stroke="#E8CFA0" stroke-width="2.6"/><path d="M34 172Q36 132 60 124 80 146 100 124 124 132 126 172Z" fill="#FFF6E6"/><path d="M66 134l4 5 4-4 6 6 6-6 4 4 4-5" fill="none" stroke="#E3A12B" stroke-width="2.4"/>`,
        front: `<path d="M46 80Q42 30 80 28 118 30 114 80 112 62 108 54 80 64 52 54 48 62 46 80Z" fill="#3A1E14"/>`,
        after: glasses('#7A1020'),
        lips: '#C2455A',
      }),
  },
  {
    ground: ['#F3D3E4', '#B24A7A'],
    draw: () =>
      person({
        skin: skins.olive,
        back: `<circle cx="80" cy="24" r="17" fill="${hairGrey}"/><path d="M67 20Q80 12 93 20" stroke="#8C8488" stroke-width="2" fill="none"/>`,
        clothes: `<path d="${shoulders}" fill="#4C1872"/><path d="M58 124Q70 150 80 172 90 150 102 124L96 120Q80 134 64 120Z" fill="#F6ECFB"/>${pearls()}`,
        front: `<path d="M46 76Q42 32 80 30 118 32 114 76 111 58 100 47 84 40 66 46 50 54 46 76Z" fill="${hairGrey}"/><path d="M58 44Q72 34 86 35M66 40Q84 32 100 43" stroke="#8C8488" stroke-width="1.6" fill="none"/>`,
        lines: true,
        lips: '#A8454E',
      }),
  },
  {
    ground: ['#FFD2B8', '#E8663A'],
    draw: () =>
      person({
        skin: skins.deep,
        back: curls([[50, 42, 17], [42, 62, 17], [42, 84, 16], [48, 104, 15], [66, 28, 17], [88, 26, 17], [108, 36, 17], [118, 58, 17], [118, 82, 16], [112, 104, 15]]),
        clothes: `<path d="${shoulders}" fill="#0B6E75"/><path d="M18 152q10 -7 20 0t20 0 20 0 20 0 20 0 22 0" fill="none" stroke="#FFE27A" stroke-width="3"/><path d="M14 164q10 -7 20 0t20 0 20 0 20 0 20 0 24 0" fill="none" stroke="#7FF0E4" stroke-width="3"/>`,
        front: `${curls([[60, 40, 12], [76, 36, 12], [92, 37, 12], [104, 45, 10], [53, 52, 9]])}<path d="M49 55Q80 33 111 55L110 46Q80 24 50 46Z" fill="#F0B22A"/>`,
        after: '<path d="M48 90v10M112 90v10" stroke="#F0B22A" stroke-width="3.4" stroke-linecap="round"/>',
        lips: '#8E2F3A',
      }),
  },
];

export const men = [
  {
    // The collar and the embroidered front of a barong.
    ground: ['#D6E8FF', '#3B78C9'],
    draw: () =>
      person({
        skin: skins.golden,
        clothes: `<path d="${shoulders}" fill="#FBF1DC"/><path d="M80 136V172" stroke="#D9BE8C" stroke-width="2"/><path d="M66 146q6 4 0 8t0 8 0 8M94 146q-6 4 0 8t0 8 0 8" fill="none" stroke="#D9BE8C" stroke-width="1.8"/><path d="M58 122L66 142 80 134 94 142 102 122 92 118 80 132 68 118Z" fill="#F1E2C0" stroke="#D9BE8C" stroke-width="1.4"/>`,
        front: `<path d="M48 70Q42 32 76 27 112 24 113 70L109 60Q106 50 98 47 78 50 60 43 52 50 51 62Z" fill="${hairDark}"/>`,
        strong: true,
      }),
  },
  {
    ground: ['#E9F2C4', '#6E9A36'],
    draw: () =>
      person({
        skin: skins.olive,
        clothes: `<path d="${shoulders}" fill="#7A1326"/><path d="M58 122L64 144 80 134 96 144 102 122 92 118 80 132 68 118Z" fill="#5A0C1B"/><circle cx="80" cy="152" r="2" fill="#FFD79A"/><circle cx="80" cy="164" r="2" fill="#FFD79A"/>`,
        front: `<path d="M48 72Q44 34 80 30 116 34 112 72 110 56 103 49 92 42 80 44 64 42 57 50 50 58 48 72Z" fill="${hairGrey}"/>`,
        after: `<path d="M66 93Q72 87 80 90 88 87 94 93 88 96 80 94 72 96 66 93Z" fill="${hairGrey}"/>`,
        lines: true,
        strong: true,
        brow: '#8C8488',
      }),
  },
  {
    ground: ['#FFE0C2', '#D9772B'],
    draw: () =>
      person({
        skin: skins.deep,
        back: curls([[56, 40, 13], [70, 31, 13], [88, 30, 13], [104, 38, 13], [50, 56, 9], [110, 56, 9]]),
        clothes: `<path d="${shoulders}" fill="#1B1654"/><path d="M60 123Q80 142 100 123L96 120Q80 134 64 120Z" fill="#6C7BFF"/>`,
        front: curls([[62, 42, 9], [74, 39, 9], [86, 39, 9], [98, 43, 9]]),
        before: '<path d="M50 80Q52 100 64 108 80 116 96 108 108 100 110 80 112 104 98 113 80 120 62 113 48 104 50 80Z" fill="#1F110C"/><path d="M69 94Q75 89.5 80 91.5 85 89.5 91 94" fill="none" stroke="#1F110C" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>',
        strong: true,
        lips: '#7A3A34',
      }),
  },
  {
    ground: ['#E2D5FF', '#7B3AA3'],
    draw: () =>
      person({
        skin: skins.tan,
        clothes: `<path d="${shoulders}" fill="#F0A21A"/><path d="M60 123Q80 142 100 123L95 119Q80 132 65 119Z" fill="#fff"/>`,
        front: '<path d="M49 66Q46 50 54 44 48 26 76 25 114 18 112 50 112 58 111 66 109 56 105 51 88 54 70 46 58 50 53 56 51 60 49 66Z" fill="#2A1712"/>',
        after: glasses('#231519'),
        strong: true,
      }),
  },
];

function person({ skin, back = '', clothes, before = '', front, after = '', ...features }) {
  const { base, shade } = skin;
  return `${back}${clothes}<path d="M67 96H93V120Q92 133 80 134 68 133 67 120Z" fill="${shade}"/><ellipse cx="49" cy="78" rx="6" ry="9" fill="${shade}"/><ellipse cx="111" cy="78" rx="6" ry="9" fill="${shade}"/><path d="M49 66Q49 34 80 34T111 66Q111 88 ${features.strong ? '104 100 93 112 80 112 67 112 56 100' : '101 98 91 111 80 111 69 111 59 98'} 49 88 49 66Z" fill="${base}"/>${before}${face(skin, features)}${front}${after}`;
}

function curls(balls) {
  return balls.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="#1F110C"/>`).join('');
}

function glasses(colour) {
  return `<g fill="#fff" fill-opacity=".18" stroke="${colour}" stroke-width="2.6"><rect x="56" y="67" width="20" height="16" rx="7"/><rect x="84" y="67" width="20" height="16" rx="7"/></g><path d="M76 73q4 -3 8 0M56 72l-6 -2M104 72l6 -2" stroke="${colour}" stroke-width="2.6" fill="none"/>`;
}

function pearls() {
  return [[61, 125], [65, 132], [71, 137], [80, 139], [89, 137], [95, 132], [99, 125]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.3" fill="#FFF9F2" stroke="#E0CFC4" stroke-width=".8"/>`).join('');
}
