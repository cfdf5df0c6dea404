import { refusals } from '../refusal.ts'

export const exclusionListErrors = refusals({
  exclusion_list_unreadable: {
    status: 422,
    text: [
      'The first line must name the columns: {columns}. Nothing was taken in.',
      'Dapat pangalanan ng unang linya ang mga column: {columns}. Walang naipasok.',
    ],
  },
})
