import { refusals } from '../refusal.ts'

export const adjustmentErrors = refusals({
  adjustment_amount: {
    status: 422,
    text: [
      'An adjustment is above nothing and at most ₱500,000, in pesos and centavos. Split what is more.',
      'Ang pagsasaayos ay higit sa wala at hanggang ₱500,000, sa piso at sentimo. Hatiin ang lampas dito.',
    ],
  },
  adjustment_member: {
    status: 422,
    text: [
      'There is no account with this UID that it could be posted to. Check the UID; to a closed account nothing is given.',
      'Walang account na may ganitong UID na mapaglalagyan nito. Suriin ang UID; walang ibinibigay sa saradong account.',
    ],
  },
  adjustment_waiting: {
    status: 409,
    text: [
      'The same adjustment waits for a decision already. Have that one decided first.',
      'Naghihintay na ng pasya ang kaparehong pagsasaayos. Ipapasya muna iyon.',
    ],
  },
  adjustment_own: {
    status: 403,
    text: [
      'You proposed this yourself; a colleague has to agree. You can take it back by refusing it.',
      'Ikaw ang nagmungkahi nito; kailangang pumayag ang isang kasamahan. Mababawi mo ito sa pagtanggi.',
    ],
  },
  adjustment_large: {
    status: 403,
    text: [
      'So large an adjustment needs somebody of compliance to agree.',
      'Kailangang may pumayag na taga-compliance sa ganito kalaking pagsasaayos.',
    ],
  },
  adjustment_balance: {
    status: 409,
    text: [
      'The member does not have so much any more. Nothing was taken; refuse this one and propose what is there.',
      'Wala nang ganoong halaga ang miyembro. Walang kinuha; tanggihan ito at magmungkahi ng naroon.',
    ],
  },
})
