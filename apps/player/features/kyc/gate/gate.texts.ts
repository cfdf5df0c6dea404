import { kycLimits } from '@saya/contract/limits'
import { texts } from '../../../shared/texts.ts'

/** What is said where somebody's standing closes an act. */
export const gateTexts = texts({
  title: ['Verify your account first', 'I-verify muna ang iyong account'],
  userCenterTitle: ['Verify your account', 'I-verify ang iyong account'],
  userCenter: [
    'Your account is not verified yet. You only need your ID and a few minutes.',
    'Hindi pa verified ang account mo. ID mo at ilang minuto lang ang kailangan.',
  ],
  deposit: ['Verify your identity before you deposit.', 'I-verify muna ang identity mo bago mag-deposit.'],
  play: ['Verify your identity before you play.', 'I-verify muna ang identity mo bago maglaro.'],
  withdraw: [
    'Verify your identity before you withdraw. It protects your money.',
    'I-verify muna ang identity mo bago mag-withdraw. Para protektado ang pera mo.',
  ],
  welfare: ['Verify your identity before you claim a bonus.', 'I-verify muna ang identity mo bago mag-claim ng bonus.'],
  records: ['Verify your identity to see your records.', 'I-verify ang identity mo para makita ang mga record mo.'],
  verifyNow: ['Go To KYC Verify Now', 'I-verify na ang identity'],
  close: ['Close', 'Isara'],
  reviewTitle: ['Your verification is under review', 'Sinusuri ang verification mo'],
  reviewWithdraw: [
    `You can withdraw once your verification is approved. It takes up to ${kycLimits.reviewHours} hours.`,
    `Makakapag-withdraw ka kapag na-approve na ang iyong verification. Hanggang ${kycLimits.reviewHours} oras ito.`,
  ],
  reviewWallet: [
    `Your wallet opens once your verification is approved. It takes up to ${kycLimits.reviewHours} hours.`,
    `Magbubukas ang iyong wallet kapag na-approve na ang iyong verification. Hanggang ${kycLimits.reviewHours} oras ito.`,
  ],
  heldTitle: ['Your account is frozen', 'Naka-freeze ang iyong account'],
  heldText: [
    'You cannot deposit, play, withdraw or claim bonuses for now. Verifying again will not change this. Contact us to find out why.',
    'Hindi ka muna makakapag-deposit, makakapaglaro, makakapag-withdraw o makakakuha ng bonus. Hindi ito mababago ng pag-verify ulit. I-contact kami para malaman kung bakit.',
  ],
  okay: ['Okay', 'Sige'],
  warningTitle: ['Your account will be restricted', 'Mare-restrict ang iyong account'],
  warningLine: ['Submit your ID before the time runs out.', 'Isumite ang ID mo bago maubos ang oras.'],
  kept: [
    'You keep playing and depositing, and you can withdraw once your ID is approved.',
    'Tuloy ang laro at deposit mo, at makakapag-withdraw ka kapag na-approve na ang ID mo.',
  ],
  onceSent: [
    'You can play and deposit as soon as you submit your ID, and withdraw once it is approved.',
    'Makakapaglaro at makakapag-deposit ka pagka-submit ng ID mo, at makakapag-withdraw kapag na-approve na ito.',
  ],
  onceApproved: [
    'You can play, deposit and withdraw once your ID is approved.',
    'Makakapaglaro, makakapag-deposit at makakapag-withdraw ka kapag na-approve na ang ID mo.',
  ],
  hours: ['Hours', 'Oras'],
  minutes: ['Minutes', 'Minuto'],
  seconds: ['Seconds', 'Segundo'],
  later: ['Do it later', 'Mamaya na lang'],
  left: (hours: number, minutes: number) => [
    `${hours} hours and ${minutes} minutes left to get verified`,
    `${hours} oras at ${minutes} minuto na lang para ma-verify`,
  ],
})
