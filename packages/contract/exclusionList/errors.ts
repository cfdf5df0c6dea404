import { refusals } from '../refusal.ts'

export const exclusionListErrors = refusals({
  exclusion_list_unreadable: {
    status: 422,
    text: [
      'The first line must name the columns: name,birth_date,id_number,reference,until. Nothing was taken in.',
      'Dapat pangalanan ng unang linya ang mga column: name,birth_date,id_number,reference,until. Walang naipasok.',
    ],
  },
})
