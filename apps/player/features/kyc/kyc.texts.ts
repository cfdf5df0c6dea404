import { kycLimits } from '@saya/contract/limits'
import { texts } from '../../shared/texts.ts'

export const kycTexts = texts({
  page: ['Verify identity', 'I-verify ang sarili'],
  back: ['Back', 'Bumalik'],
  close: ['Close', 'Isara'],
  step: (part: number, of: number) => [`Step ${part} of ${of}`, `Hakbang ${part} sa ${of}`],
  next: ['Next', 'Susunod'],
  retry: ['Retry', 'Ulitin'],
  loading: ['Loading...', 'Naglo-load...'],
  failed: ['This could not be loaded.', 'Hindi ito ma-load.'],
  again: ['Try again', 'Subukan muli'],
  finishWithin: ['Finish within', 'Tapusin sa loob ng'],
  left: (hours: number, minutes: number) => [
    `${hours} hours and ${minutes} minutes left`,
    `${hours} oras at ${minutes} minuto na lang`,
  ],
  hours: ['Hours', 'Oras'],
  minutes: ['Minutes', 'Minuto'],
  seconds: ['Seconds', 'Segundo'],

  usual: ['KYC Verify', 'KYC Verify'],
  usualText: [
    'After registering, your KYC must be completed and approved within 72 hours (3 days), or before your first withdrawal, whichever comes first. Otherwise your account is restricted until it is done.',
    'Pagkatapos magrehistro, dapat makumpleto at maaprubahan ang iyong KYC sa loob ng 72 oras (3 araw), o bago ang unang withdrawal, alinman ang mauna. Kung hindi, malilimitahan ang iyong account hanggang matapos ito.',
  ],
  rejected: ['KYC Verify Rejected', 'Tinanggihan ang KYC Verify'],
  rejectedText: [
    'We could not approve what you sent. Mend it and send it again: what was right stays as it is.',
    'Hindi namin naaprubahan ang ipinadala mo. Ayusin at ipadala muli: mananatili ang mga tama na.',
  ],
  underReview: ['KYC Is Under Review...', 'Sinusuri ang KYC...'],
  underReviewText: [
    `Somebody of ours is looking at what you sent. It takes up to ${kycLimits.reviewHours} hours, and you hear of it here.`,
    `Tinitingnan namin ang ipinadala mo. Hanggang ${kycLimits.reviewHours} oras ito, at malalaman mo rito.`,
  ],
  past: ['KYC reminder', 'Paalala sa KYC'],
  pastText: [
    'More than 72 hours (3 days) have passed since you registered. Deposits, games, withdrawals and benefits are closed until your KYC is approved.',
    'Lampas na ng 72 oras (3 araw) mula nang magrehistro ka. Sarado ang deposit, laro, withdrawal at benepisyo hanggang maaprubahan ang iyong KYC.',
  ],
  held: ['Your account is frozen', 'Naka-freeze ang iyong account'],
  heldText: [
    'Deposits, games, withdrawals and benefits are closed for now. Verifying again does not change that: contact us to find out why.',
    'Sarado muna ang deposit, laro, withdrawal at benepisyo. Hindi ito mababago ng muling pag-verify: makipag-ugnayan sa amin para malaman kung bakit.',
  ],
  inPart: ['Verified in part', 'Bahagyang na-verify'],
  inPartText: [
    'Your account is open. To withdraw, have yourself verified in full: there is no time limit.',
    'Bukas ang iyong account. Para makapag-withdraw, magpa-verify nang buo: walang taning na oras.',
  ],
  blocked: ['KYC Verify', 'KYC Verify'],
  blockedText: [
    'Your account was blocked by the administrator. Contact us to find out why.',
    'Hinarang ng administrator ang iyong account. Makipag-ugnayan sa amin para malaman kung bakit.',
  ],
  forfeit: [
    'Whoever may not play by law forfeits the funds: persons under 21, government officials and the others named in our terms.',
    'Ang hindi puwedeng maglaro ayon sa batas ay mawawalan ng pondo: wala pang 21, opisyal ng gobyerno at iba pang nasa aming mga tuntunin.',
  ],
  reasonTitle: ['Why it was sent back', 'Bakit ito ibinalik'],
  reasonFields: ['Please mend:', 'Pakiayos:'],
  recertify: ['Recertification', 'Mag-verify'],
  later: ['Do it later', 'Mamaya na lang'],

  guideTitle: ['Three short steps', 'Tatlong maiikling hakbang'],
  guideLine: [
    'Have your ID in your hand and stand in good light.',
    'Hawakan ang iyong ID at pumuwesto sa maliwanag na lugar.',
  ],
  guidePhoto: ['Take an ID photo', 'Kunan ang iyong ID'],
  guidePhotoLine: [
    'Your full name and date of birth must be clear.',
    'Dapat malinaw ang buong pangalan at petsa ng kapanganakan.',
  ],
  guideFace: ['Scan your face, or take a selfie with your ID', 'I-scan ang mukha, o mag-selfie na hawak ang ID'],
  guideFaceLine: ['So that we know the ID is in the right hands.', 'Para malaman naming nasa tamang kamay ang ID.'],
  guideConfirm: ['Confirm your information', 'Kumpirmahin ang impormasyon'],
  guideConfirmLine: [
    'We fill in what we read; you check it and complete it.',
    'Pupunan namin ang nabasa; suriin at kumpletuhin mo.',
  ],
  start: ['Start Now', 'Magsimula Na'],

  whichId: ['Which ID will you use?', 'Anong ID ang gagamitin mo?'],
  whichIdLine: ['Pick one that’s valid and in your hand.', 'Pumili ng hindi pa paso at hawak mo ngayon.'],
  typeLocked: ['The type of your ID stays as it was when you sent it.', 'Mananatili ang uri ng ID na ipinadala mo.'],

  ocrTitle: (type: string) => [`Show your ${type}`, `Ipakita ang iyong ${type}`],
  ocrLine: [
    'You go to the page of our ID check, take one photo of the front, and come back here by yourself.',
    'Pupunta ka sa page ng aming ID check, kukunan ang harap nang isang beses, at babalik ka rito.',
  ],
  ocrFlat: ['Lay it flat, all four corners in sight', 'Ilapag nang patag, kita ang apat na sulok'],
  ocrLight: ['Daylight, no lamp mirrored in it', 'Liwanag ng araw, walang ilaw na sumasalamin'],
  ocrClear: ['Name and birthday sharp, no finger on them', 'Malinaw ang pangalan at kaarawan, walang daliri'],
  ocrStart: ['Take photo of ID', 'Kunan ang ID'],
  ocrFailed: ['Failed to start OCR', 'Hindi nasimulan ang OCR'],
  ocrDone: (type: string) => [`Your ${type} has been read.`, `Nabasa na ang iyong ${type}.`],
  ocrAgain: ['Read it again', 'Basahin muli'],
  ownWords: ['Go on without reading', 'Magpatuloy nang hindi binabasa'],
  ownWordsLine: [
    'You then take the photo here and type the details. A person compares them by eye.',
    'Dito mo kukunan ang litrato at ita-type ang detalye. Titingnan ito ng tao.',
  ],

  readingTitle: ['Reading your ID', 'Binabasa ang iyong ID'],
  readingLine: ['This takes about ten seconds.', 'Mga sampung segundo ito.'],
  readingLong: ['Almost there. It takes a little longer today.', 'Malapit na. Medyo matagal ngayon.'],
  readTitle: ['Your ID was read', 'Nabasa ang iyong ID'],
  readLine: ['You check what we read in a moment.', 'Susuriin mo ang nabasa namin maya-maya.'],
  unreadTitle: ['Your ID could not be read', 'Hindi nabasa ang iyong ID'],
  unreadRoot: ['OCR verification failed, please try again', 'Hindi pumasa sa OCR, subukan muli'],
  blurred: [
    'It was blurred. Hold still and let the camera focus.',
    'Malabo ito. Huwag gumalaw at hayaang mag-focus ang camera.',
  ],
  dark: ['It was too dark. Go where there is more light.', 'Masyadong madilim. Pumunta sa mas maliwanag.'],
  cropped: ['A part of it was cut off. Show all four corners.', 'May naputol na bahagi. Ipakita ang apat na sulok.'],
  not_an_id: ['We saw no ID in the picture.', 'Wala kaming nakitang ID sa larawan.'],
  expired: ['This ID has expired. Use one that is valid.', 'Paso na ang ID na ito. Gumamit ng hindi pa paso.'],
  wrong_type: ['This is another type of ID than you chose.', 'Ibang uri ito ng ID kaysa sa pinili mo.'],
  glare: ['A light was mirrored in it. Tilt it a little.', 'May sumasalamin na ilaw. Ikiling nang kaunti.'],
  unreadable: [
    'The letters could not be made out. Come closer, in better light.',
    'Hindi mabasa ang mga letra. Lumapit, sa mas maliwanag.',
  ],
  interrupted: ['The photo was not taken.', 'Hindi nakunan ang litrato.'],
  lineLost: [
    'The connection was lost before the photo was taken. Please try again.',
    'Naputol ang koneksyon bago nakunan ang litrato. Pakisubukan muli.',
  ],
  cameraShut: [
    'The camera could not be used. Allow it for this page, or choose a photo instead.',
    'Hindi magamit ang camera. Payagan ito para sa pahinang ito, o pumili na lang ng litrato.',
  ],
  triedTooOften: [
    'It was tried too often. Please wait a moment, then begin again.',
    'Napakaraming beses nang sinubukan. Pakihintay sandali, saka magsimula muli.',
  ],
  browserTooOld: [
    'This browser cannot show the camera. Open the page in another browser, or choose a photo.',
    'Hindi maipakita ng browser na ito ang camera. Buksan ang pahina sa ibang browser, o pumili ng litrato.',
  ],

  selfieGuideTitle: ['Now a selfie with your ID', 'Selfie naman na hawak ang ID'],
  selfieGuideLine: [
    'First your face in two small movements, then one photo with the ID beside it.',
    'Una ang mukha sa dalawang kilos, saka isang litrato na katabi ang ID.',
  ],
  selfieFace: ['Take off glasses, cap and mask', 'Tanggalin ang salamin, sombrero at mask'],
  selfieCard: [
    'Hold the ID beside your chin, name and birthday free',
    'ID sa tabi ng baba, kita ang pangalan at kaarawan',
  ],
  selfieLight: ['Light in front of you, not behind you', 'Nasa harap mo ang liwanag, hindi sa likod'],
  ready: ["OK, I'm ready", 'Sige, handa na ako'],

  resultTitle: ['Your selfie has arrived', 'Dumating na ang selfie mo'],
  resultLine: ['Is everything easy to read? Then go on.', 'Madaling basahin ang lahat? Magpatuloy na.'],
  resultPhoto: ['Your selfie with your ID', 'Ang selfie mo na hawak ang ID'],
  photoKept: ['Photo kept safely', 'Ligtas na nakatago ang litrato'],
  resultNone: ['There is no selfie yet.', 'Wala pang selfie.'],

  successTitle: ['Submit successfully', 'Matagumpay na naisumite'],
  successLine: [
    `please kindly wait up to ${kycLimits.reviewHours} hours`,
    `mangyaring maghintay nang hanggang ${kycLimits.reviewHours} oras`,
  ],
  verifiedLine: ['You are verified. Everything is open to you.', 'Beripikado ka na. Bukas na sa iyo ang lahat.'],
  home: ['Go To Homepage', 'Pumunta sa Homepage'],
  homeIn: (seconds: number) => [`Home in ${seconds} s`, `Sa home sa ${seconds} s`],
})
