import { refusals } from '../refusal.ts'

export const withdrawalErrors = refusals({
  // What was refused moved nothing, so the key stays free for the same tap with another amount or account.
  withdraw_kyc_required: {
    status: 403,
    text: ['Verify your identity before you withdraw.', 'I-verify muna ang identity mo bago mag-withdraw.'],
    repeatable: true,
  },
  withdraw_under_review: {
    status: 403,
    text: [
      'We are checking your ID. You can withdraw as soon as it is approved.',
      'Sinusuri namin ang ID mo. Makakapag-withdraw ka kapag na-approve na ito.',
    ],
    repeatable: true,
  },
  withdrawals_closed: {
    status: 503,
    text: [
      'Withdrawals are not available right now. Your money is safe. Please try again later.',
      'Hindi muna available ang withdrawal. Ligtas ang pera mo. Subukan muli mamaya.',
    ],
    repeatable: true,
  },
  withdraw_test_account: {
    status: 403,
    text: ['A test account cannot withdraw real money.', 'Hindi makakapag-withdraw ng totoong pera ang test account.'],
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
      'We cannot send money to this bank or wallet right now. Please choose another account.',
      'Hindi kami makapagpadala ngayon sa bangko o wallet na ito. Pumili ng ibang account.',
    ],
    repeatable: true,
  },
  withdraw_channel_hours: {
    status: 422,
    text: [
      'You can withdraw to this bank or wallet from {from} to {until}. Come back then, or choose another account.',
      'Puwedeng mag-withdraw sa bangko o wallet na ito mula {from} hanggang {until}. Bumalik sa oras na iyon, o pumili ng ibang account.',
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
      'This withdrawal was already decided. You see its current status.',
      'Nadesisyunan na ang withdrawal na ito. Ang kasalukuyang status ang nakikita mo.',
    ],
  },
  second_person_needed: {
    status: 409,
    text: [
      'You approved this withdrawal. It is above ₱100,000, so a colleague must approve it too.',
      'Na-approve mo na ang withdrawal na ito. Lampas ito sa ₱100,000, kaya dapat din itong i-approve ng kasamahan.',
    ],
  },
  withdrawal_gate_closed: {
    status: 409,
    text: [
      "The member's account status does not allow withdrawals. Cancel it, or wait.",
      'Hindi pinapayagan ng account status ng member ang withdrawal. I-cancel ito, o maghintay.',
    ],
  },
  withdrawal_not_lost: {
    status: 409,
    text: [
      'This withdrawal is not lost. It is less than three days old, or the gateway knows it. You see its current status.',
      'Hindi nawawala ang withdrawal na ito. Wala pa itong tatlong araw, o alam ito ng gateway. Ang kasalukuyang status ang nakikita mo.',
    ],
  },
  withdrawal_fits: {
    status: 409,
    text: [
      "The gateway's report matches this withdrawal, or it has ended. You see its current status.",
      'Tugma ang report ng gateway sa withdrawal na ito, o tapos na ito. Ang kasalukuyang status ang nakikita mo.',
    ],
  },
  told_changed: {
    status: 409,
    text: [
      "The gateway's report has changed. You see the new report. Check it and confirm again.",
      'Nagbago ang report ng gateway. Ang bagong report ang nakikita mo. I-check ito at kumpirmahin ulit.',
    ],
  },
  verdict_unfounded: {
    status: 409,
    text: [
      'The gateway has not reported this result. The payout may still arrive. Wait until the gateway reports it as paid or failed.',
      'Hindi pa nire-report ng gateway ang resultang ito. Baka dumating pa ang payout. Hintaying i-report ng gateway na paid o failed ito.',
    ],
  },
  verdict_by_others: {
    status: 409,
    text: [
      'You released or already confirmed this withdrawal. A colleague must confirm it too.',
      'Ikaw ang nag-release o nagkumpirma na ng withdrawal na ito. Kasamahan mo ang dapat ding magkumpirma.',
    ],
  },
  gateway_unreachable: {
    status: 503,
    text: [
      'The gateway is not responding. We will ask again automatically. The money stays on hold.',
      'Hindi sumasagot ang gateway. Awtomatiko itong tatanungin muli. Naka-hold pa rin ang pera.',
    ],
    repeatable: true,
  },
})
