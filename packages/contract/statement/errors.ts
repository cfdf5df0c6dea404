import { refusals } from '../refusal.ts'

export const statementErrors = refusals({
  statement_not_found: {
    status: 404,
    text: [
      'There is no statement for this month. Choose a month since you joined.',
      'Walang statement para sa buwang ito. Pumili ng buwan mula nang sumali ka.',
    ],
  },
  statement_files_full: {
    status: 429,
    text: [
      'You have downloaded many statements in the last hour. Please try again later.',
      'Marami ka nang na-download na statement sa nakalipas na oras. Subukan muli mamaya.',
    ],
  },
})
