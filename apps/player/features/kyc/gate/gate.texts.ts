import { kycLimits } from '@saya/contract/limits'
import { texts } from '../../../shared/texts.ts'

/** What is said where somebody's standing closes an act. */
export const gateTexts = texts({
  title: ['Verify your account first', 'I-verify muna ang iyong account'],
  userCenterTitle: ['Verify your account', 'I-verify ang iyong account'],
  userCenter: [
    'Your account is not verified yet. Complete KYC verification to change your profile and to play, deposit and withdraw.',
    'Hindi pa beripikado ang iyong account. Kumpletuhin ang KYC verification para mapalitan ang profile at makapaglaro, mag-deposit at mag-withdraw.',
  ],
  deposit: [
    'Complete KYC verification before you deposit. It takes a few minutes and your ID.',
    'Kumpletuhin ang KYC verification bago mag-deposit. Ilang minuto lang ito at ang iyong ID.',
  ],
  play: [
    'Complete KYC verification before you play. It takes a few minutes and your ID.',
    'Kumpletuhin ang KYC verification bago maglaro. Ilang minuto lang ito at ang iyong ID.',
  ],
  withdraw: [
    'Complete KYC verification before you withdraw. It keeps your money yours.',
    'Kumpletuhin ang KYC verification bago mag-withdraw. Para manatiling sa iyo ang pera mo.',
  ],
  welfare: [
    'Complete KYC verification before you claim a benefit.',
    'Kumpletuhin ang KYC verification bago kumuha ng benepisyo.',
  ],
  records: [
    'Complete KYC verification before you look at your records.',
    'Kumpletuhin ang KYC verification bago tingnan ang iyong mga tala.',
  ],
  verifyNow: ['Go To KYC Verify Now', 'I-verify ang KYC Ngayon'],
  close: ['Close', 'Isara'],
  reviewTitle: ['Your KYC is under review', 'Sinusuri ang iyong KYC'],
  reviewWithdraw: [
    `You can withdraw once your verification is approved. It takes up to ${kycLimits.reviewHours} hours.`,
    `Makakapag-withdraw ka kapag naaprubahan ang iyong verification. Hanggang ${kycLimits.reviewHours} oras ito.`,
  ],
  reviewWallet: [
    `Your wallet opens once your verification is approved. It takes up to ${kycLimits.reviewHours} hours.`,
    `Magbubukas ang iyong wallet kapag naaprubahan ang iyong verification. Hanggang ${kycLimits.reviewHours} oras ito.`,
  ],
  heldTitle: ['Your account is frozen', 'Naka-freeze ang iyong account'],
  heldText: [
    'Deposits, games, withdrawals and benefits are closed for now. Verifying again does not change that: contact us to find out why.',
    'Sarado muna ang deposit, laro, withdrawal at benepisyo. Hindi ito mababago ng muling pag-verify: makipag-ugnayan sa amin para malaman kung bakit.',
  ],
  okay: ['Okay', 'Sige'],
  warningTitle: ['Your account will be restricted', 'Malilimitahan ang iyong account'],
  warningText: [
    'Complete KYC verification before time runs out to keep depositing, playing and withdrawing.',
    'Kumpletuhin ang KYC verification bago maubos ang oras para makapag-deposit, laro at withdraw ka pa rin.',
  ],
  hours: ['Hours', 'Oras'],
  minutes: ['Minutes', 'Minuto'],
  seconds: ['Seconds', 'Segundo'],
  later: ['Do it later', 'Mamaya na lang'],
  left: (hours: number, minutes: number) => [
    `${hours} hours and ${minutes} minutes left to be verified`,
    `${hours} oras at ${minutes} minuto na lang para ma-verify`,
  ],
})
