import { stillOpen } from '../limit/stillOpen.ts'
import { refusals } from '../refusal.ts'

/** What is said to whoever asks for something that a cause closes: until when, what stays open, and what to do next. */
export const gateErrors = refusals({
  gate_exclusion_until: {
    status: 403,
    text: [
      'You are excluded from play until {until}. Deposits, games and bonuses are closed. You can still withdraw your balance, see your records and write to Service.',
      'Naka-exclude ka sa paglalaro hanggang {until}. Sarado ang deposit, laro at bonus. Puwede mo pa ring i-withdraw ang balanse mo, tingnan ang mga record mo at sumulat sa Service.',
    ],
    repeatable: true,
  },
  gate_exclusion: {
    status: 403,
    text: [
      'You are excluded from play. Deposits, games and bonuses are closed. You can still withdraw your balance, see your records and write to Service.',
      'Naka-exclude ka sa paglalaro. Sarado ang deposit, laro at bonus. Puwede mo pa ring i-withdraw ang balanse mo, tingnan ang mga record mo at sumulat sa Service.',
    ],
    repeatable: true,
  },
  gate_time_out: {
    status: 403,
    text: [
      'You are on a break until {until}. Deposits, games and bonuses open again then. You can still withdraw and see your records.',
      'Naka-break ka hanggang {until}. Saka muling magbubukas ang deposit, laro at bonus. Puwede ka pa ring mag-withdraw at tumingin ng mga record mo.',
    ],
    repeatable: true,
  },
  gate_rest: {
    status: 403,
    text: [
      `One of your limits has paused play until {until}. ${stillOpen[0]}`,
      `Naka-pause ang laro hanggang {until} dahil sa isa sa mga limit mo. ${stillOpen[1]}`,
    ],
    repeatable: true,
  },
  gate_reality_check: {
    status: 403,
    text: [
      'You have been playing for a while. Look at your time and results first, then choose to keep playing or to stop.',
      'Matagal ka nang naglalaro. Tingnan muna ang oras at resulta mo, saka piliing magpatuloy o huminto.',
    ],
    repeatable: true,
  },
  gate_review: {
    status: 403,
    text: [
      'We need to look at your account first. Deposits, games and bonuses are closed until then. You can still withdraw and see your records. Contact Service for help.',
      'Kailangan muna naming tingnan ang account mo. Sarado ang deposit, laro at bonus hanggang doon. Puwede ka pa ring mag-withdraw at tumingin ng mga record mo. I-contact ang Service para sa tulong.',
    ],
    repeatable: true,
  },
  gate_staff: {
    status: 403,
    text: [
      'Deposits, games and bonuses are closed for your account. You can still withdraw and see your records. Contact Service to find out why.',
      'Sarado ang deposit, laro at bonus sa account mo. Puwede ka pa ring mag-withdraw at tumingin ng mga record mo. I-contact ang Service para malaman kung bakit.',
    ],
    repeatable: true,
  },
})
