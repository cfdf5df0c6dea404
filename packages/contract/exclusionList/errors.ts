import { refusals } from '../refusal.ts'

export const exclusionListErrors = refusals({
  exclusion_list_unreadable: {
    status: 422,
    text: [
      'The first line must name the columns: {columns}. Nothing was taken in.',
      'Dapat pangalanan ng unang linya ang mga column: {columns}. Walang naipasok.',
    ],
  },
  exclusion_list_empty: {
    status: 422,
    text: [
      'No person could be read from this list. Nothing was taken in, and the list before still counts.',
      'Walang taong nabasa sa listahang ito. Walang naipasok, at ang dating listahan pa rin ang may bisa.',
    ],
  },
  exclusion_list_shrinks: {
    status: 409,
    text: [
      'This list leaves out {gone} of the {before} people on the list before. Held accounts that would open: {freed}. Nothing was taken in. If that is right, a colleague has to import the same file within {hours} hours.',
      'Wala sa listahang ito ang {gone} sa {before} tao ng dating listahan. Bilang ng naka-hold na account na mabubuksan: {freed}. Walang naipasok. Kung tama iyon, kailangang i-import ng isang kasamahan ang parehong file sa loob ng {hours} oras.',
    ],
  },
})
