import { stillOpen } from '../limit/stillOpen.ts'
import { refusals } from '../refusal.ts'

export const gameErrors = refusals({
  game_not_found: { status: 404, text: ['This game was not found.', 'Hindi nahanap ang larong ito.'] },
  game_coming: {
    status: 409,
    text: [
      'This game is coming soon. Please choose another one.',
      'Malapit nang lumabas ang larong ito. Pumili muna ng iba.',
    ],
  },
  game_maintained: {
    status: 503,
    text: [
      'This game is under maintenance and will be back soon. Please choose another one.',
      'Naka-maintenance ang larong ito at babalik din agad. Pumili muna ng iba.',
    ],
  },
  game_kyc_required: {
    status: 403,
    text: ['Verify your identity before you play.', 'I-verify muna ang identity mo bago maglaro.'],
  },
  play_paused: {
    status: 403,
    text: [
      'You cannot play right now. Your balance is safe, and you can still withdraw. Contact Service to find out why.',
      'Hindi ka muna makakapaglaro. Ligtas ang balanse mo, at makakapag-withdraw ka pa rin. I-contact ang Service para malaman kung bakit.',
    ],
  },
  game_limit_spent: {
    status: 403,
    text: [
      `You have reached the limit you set on your bets. It starts anew on {until}. ${stillOpen[0]}`,
      `Naabot mo na ang limit na itinakda mo sa mga taya. Magsisimula itong muli sa {until}. ${stillOpen[1]}`,
    ],
  },
  game_limit_lost: {
    status: 403,
    text: [
      `You have reached the limit you set on losses. It starts anew on {until}. ${stillOpen[0]}`,
      `Naabot mo na ang limit na itinakda mo sa mga talo. Magsisimula itong muli sa {until}. ${stillOpen[1]}`,
    ],
  },
  game_elsewhere: {
    status: 403,
    text: [
      'Games can be opened in the Philippines only, and your connection seems to come from elsewhere, or hides where it comes from. If you use a VPN or Tor, turn it off and try again. Your balance is safe.',
      'Sa Pilipinas lang mabubuksan ang mga laro, at parang sa ibang lugar galing ang koneksyon mo, o nakatago kung saan ito galing. Kung gumagamit ka ng VPN o Tor, i-off ito at subukan muli. Ligtas ang balanse mo.',
    ],
  },
  game_launch_failed: {
    status: 503,
    text: [
      'Game launch failed. Please try again in a moment, or choose another game.',
      'Hindi nabuksan ang laro. Subukan muli mamaya, o pumili ng iba.',
    ],
  },
})
