import { refusals } from '../refusal.ts'

export const withdrawalErrors = refusals({
  // What was refused moved nothing, so the key stays free for the same tap with another amount or account.
  withdraw_kyc_required: {
    status: 403,
    text: [
      'Please complete KYC verification before you withdraw.',
      'Kumpletuhin muna ang KYC verification bago mag-withdraw.',
    ],
    repeatable: true,
  },
  withdraw_under_review: {
    status: 403,
    text: [
      'Your KYC is under review. You can withdraw as soon as it is approved.',
      'Sinusuri ang iyong KYC. Makakapag-withdraw ka kapag naaprubahan na.',
    ],
    repeatable: true,
  },
  withdrawals_closed: {
    status: 503,
    text: [
      'Withdrawals are closed for a moment. Your money is safe; please try again later.',
      'Sarado muna ang withdrawal. Ligtas ang iyong pera; subukan muli mamaya.',
    ],
    repeatable: true,
  },
  withdraw_test_account: {
    status: 403,
    text: ['A test account is not paid real money.', 'Hindi binabayaran ng totoong pera ang test account.'],
  },
  withdraw_account_unknown: {
    status: 422,
    text: ['This withdraw account was not found.', 'Hindi nahanap ang withdraw account na ito.'],
    repeatable: true,
  },
  withdraw_account_waiting: {
    status: 409,
    text: [
      'For your safety this account can be used from {time}.',
      'Para sa iyong seguridad, magagamit ang account na ito mula {time}.',
    ],
    repeatable: true,
  },
  withdraw_channel_closed: {
    status: 422,
    text: [
      'This bank or wallet cannot be paid to right now. Please choose another account.',
      'Hindi mababayaran ngayon ang bangko o wallet na ito. Pumili ng ibang account.',
    ],
    repeatable: true,
  },
  withdraw_channel_hours: {
    status: 422,
    text: [
      'This bank or wallet can be paid to from {from} to {until}. Please come back then, or choose another account.',
      'Mababayaran ang bangko o wallet na ito mula {from} hanggang {until}. Bumalik sa oras na iyon, o pumili ng ibang account.',
    ],
    repeatable: true,
  },
  withdrawal_open: {
    status: 409,
    text: [
      'A withdrawal to this account is still on its way. Please wait until it has arrived.',
      'May withdrawal pa papunta sa account na ito. Hintaying dumating ito.',
    ],
    repeatable: true,
  },
  withdraw_amount: {
    status: 422,
    text: ['Amount {min}-{max}', 'Halaga {min}-{max}'],
    repeatable: true,
  },
  withdraw_minimum: {
    status: 422,
    text: ['Minimum value is {n}', 'Ang pinakamababang halaga ay {n}'],
    repeatable: true,
  },
  withdraw_maximum: {
    status: 422,
    text: ['Maximum value is {n}', 'Ang pinakamataas na halaga ay {n}'],
    repeatable: true,
  },
  withdrawal_not_found: {
    status: 404,
    text: ['This withdrawal was not found.', 'Hindi nahanap ang withdrawal na ito.'],
  },
  withdrawal_decided: {
    status: 409,
    text: [
      'This withdrawal was decided already. It is shown as it is now.',
      'Napagpasyahan na ang withdrawal na ito. Ipinapakita ito kung paano na ngayon.',
    ],
  },
  second_person_needed: {
    status: 409,
    text: [
      'You have approved this one. Above ₱100,000 a colleague must approve it too.',
      'Naaprubahan mo na ito. Lampas ₱100,000, kailangan ding aprubahan ng isang kasama.',
    ],
  },
  withdrawal_gate_closed: {
    status: 409,
    text: [
      'The member may not withdraw as they stand now. Cancel it, or wait.',
      'Hindi makakapag-withdraw ang miyembro sa kasalukuyan. Kanselahin, o maghintay.',
    ],
  },
  withdrawal_not_lost: {
    status: 409,
    text: [
      'This one is not lost: it is less than three days old, or the gateway knows of it. It is shown as it is now.',
      'Hindi ito nawawala: wala pang tatlong araw, o alam ito ng gateway. Ipinapakita ito kung paano na ngayon.',
    ],
  },
  withdrawal_fits: {
    status: 409,
    text: [
      'The gateway tells nothing that does not fit, or this one is over. It is shown as it is now.',
      'Walang hindi tugma sa sinasabi ng gateway, o tapos na ito. Ipinapakita ito kung paano na ngayon.',
    ],
  },
  told_changed: {
    status: 409,
    text: [
      'The gateway tells something else by now than you saw. It is shown as it is told now; look at it, and say so again.',
      'Iba na ang sinasabi ng gateway kaysa sa nakita mo. Ipinapakita na ang bago; tingnan ito, at sabihin muli.',
    ],
  },
  verdict_unfounded: {
    status: 409,
    text: [
      'The gateway does not say so. What is on its way may still arrive: wait until it tells that it was paid, or that it failed.',
      'Hindi ganyan ang sabi ng gateway. Maaari pang dumating ang nasa daan: hintaying sabihin nitong nabayaran na o nabigo.',
    ],
  },
  verdict_by_others: {
    status: 409,
    text: [
      'You let this one be paid, or have said so already. A colleague must say the same.',
      'Ikaw ang nagpahintulot nito, o nasabi mo na ito. Isang kasama ang dapat magsabi rin nito.',
    ],
  },
  gateway_unreachable: {
    status: 503,
    text: [
      'The gateway does not answer. It is asked again by itself; the money stays held.',
      'Hindi sumasagot ang gateway. Kusa itong tatanungin muli; nakahawak pa rin ang pera.',
    ],
    repeatable: true,
  },
})
