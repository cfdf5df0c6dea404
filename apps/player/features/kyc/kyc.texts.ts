import { kycLimits } from '@saya/contract/limits'
import { texts } from '../../shared/texts.ts'

export const kycTexts = texts({
  page: ['Verify identity', 'I-verify ang identity'],
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

  usual: ['KYC Verify', 'I-verify ang identity'],
  usualText: [
    'Your ID must be approved within 72 hours (3 days) after you register, or before your first withdrawal, whichever comes first. Otherwise your account is restricted until then.',
    'Dapat ma-approve ang ID mo sa loob ng 72 oras (3 araw) mula nang mag-register ka, o bago ang unang withdrawal, alinman ang mauna. Kung hindi, mare-restrict ang account mo hanggang doon.',
  ],
  rejected: ['KYC Verify Rejected', 'Hindi na-approve ang verification'],
  rejectedText: [
    'We could not verify you yet. Correct the marked details and submit again. Everything else is saved.',
    'Hindi ka pa namin na-verify. Itama ang mga may marka at i-submit muli. Naka-save ang iba.',
  ],
  underReview: ['KYC Is Under Review...', 'Sinusuri ang ID mo...'],
  underReviewText: [
    `Our team is checking your ID and details. It takes up to ${kycLimits.reviewHours} hours. We will send you a message with the result. You can close this page.`,
    `Sinusuri ng team namin ang ID at mga detalye mo. Aabutin ito nang hanggang ${kycLimits.reviewHours} oras. Ime-message namin sa iyo ang resulta. Puwede mo nang isara ang page na ito.`,
  ],
  past: ['KYC reminder', 'Paalala sa verification'],
  pastText: [
    'More than 72 hours (3 days) have passed since you registered. You cannot deposit, play, withdraw or claim bonuses until your ID is approved.',
    "Lampas na sa 72 oras (3 araw) mula nang mag-register ka. Hindi ka makakapag-deposit, makakapaglaro, makakapag-withdraw o makakakuha ng bonus hangga't hindi approved ang ID mo.",
  ],
  held: ['Your account is frozen', 'Naka-freeze ang iyong account'],
  heldText: [
    'You cannot deposit, play, withdraw or claim bonuses for now. Verifying again will not change this. Contact us to find out why.',
    'Hindi ka muna makakapag-deposit, makakapaglaro, makakapag-withdraw o makakakuha ng bonus. Hindi ito mababago ng pag-verify ulit. I-contact kami para malaman kung bakit.',
  ],
  inPart: ['Partly verified', 'Kulang pa ang verification'],
  inPartText: [
    'Your account is open. To withdraw, complete your details. There is no time limit.',
    'Bukas ang account mo. Para makapag-withdraw, kumpletuhin ang mga detalye mo. Walang time limit.',
  ],
  blocked: ['KYC Verify', 'I-verify ang identity'],
  blockedText: [
    'Your account was blocked by the administrator. Contact us to find out why.',
    'Na-block ng administrator ang iyong account. I-contact kami para malaman kung bakit.',
  ],
  forfeit: [
    'Players who are not allowed to play by law forfeit their funds: persons under 21, government officials and others named in our terms.',
    'Kukumpiskahin ang pondo ng hindi puwedeng maglaro ayon sa batas: wala pang 21, opisyal ng gobyerno at iba pang nasa aming terms.',
  ],
  reasonTitle: ['Why it was returned', 'Bakit ito ibinalik'],
  reasonFields: ['Please correct:', 'Itama ang:'],
  recertify: ['Recertification', 'Mag-verify'],
  later: ['Do it later', 'Mamaya na lang'],

  guideTitle: ['Three short steps', 'Tatlong maiikling hakbang'],
  guideLine: [
    'Have your ID in your hand and stand in good light.',
    'Hawakan ang iyong ID at pumuwesto sa maliwanag na lugar.',
  ],
  guidePhoto: ['Take an ID photo', 'Kunan ang iyong ID'],
  guidePhotoLine: [
    'Your full name and date of birth must be easy to read.',
    'Dapat nababasa ang buong pangalan at petsa ng kapanganakan.',
  ],
  guideFace: ['Scan your face, or take a selfie with your ID', 'I-scan ang mukha, o mag-selfie na hawak ang ID'],
  guideFaceLine: ['This shows us that the ID is yours.', 'Para makita naming sa iyo talaga ang ID.'],
  guideConfirm: ['Confirm your information', 'Kumpirmahin ang impormasyon'],
  guideConfirmLine: [
    'We fill in the form from your ID. Check it and complete it.',
    'Pupunan namin ang form mula sa ID mo. I-check at kumpletuhin ito.',
  ],
  start: ['Start Now', 'Magsimula Na'],

  whichId: ['Which ID will you use?', 'Anong ID ang gagamitin mo?'],
  whichIdLine: ['Choose a valid ID that you have with you.', 'Pumili ng valid na ID na hawak mo ngayon.'],
  typeLocked: ['You cannot change the ID type you submitted.', 'Hindi na mapapalitan ang uri ng ID na isinumite mo.'],

  ocrTitle: (type: string) => [`Show your ${type}`, `Ipakita ang iyong ${type}`],
  ocrLine: [
    'You will go to our ID check page, take a photo of the front, and then return here.',
    'Pupunta ka sa ID check page, kukunan ng litrato ang harap ng ID, at babalik dito.',
  ],
  ocrFlat: ['Lay it flat and show all four corners', 'Ilapag nang patag, kita ang apat na sulok'],
  ocrLight: ['Use daylight and avoid glare', 'Sa maliwanag, walang glare'],
  ocrClear: ['Keep your fingers off your name and birthday', 'Huwag takpan ng daliri ang pangalan at kaarawan'],
  ocrStart: ['Take photo of ID', 'Kunan ang ID'],
  ocrFailed: ['Failed to start OCR', 'Hindi nasimulan ang pag-scan ng ID'],
  ocrDone: (type: string) => [`Your ${type} has been read.`, `Nabasa na ang iyong ${type}.`],
  ocrAgain: ['Scan again', 'I-scan muli'],
  ownWords: ['Continue without scanning', 'Magpatuloy nang walang scan'],
  ownWordsLine: [
    'You take the photo here and type your details. Our team compares them.',
    'Dito mo kukunan ang litrato at ita-type ang detalye. Ikukumpara ito ng team namin.',
  ],

  readingTitle: ['Reading your ID', 'Binabasa ang iyong ID'],
  readingLine: ['This takes about 10 seconds.', 'Mga 10 segundo lang ito.'],
  readingLong: ['Almost done. This is taking a little longer than usual.', 'Malapit na. Medyo mas matagal ito ngayon.'],
  readTitle: ['ID scanned', 'Na-scan na ang ID'],
  readLine: ['Next, check the details we read.', 'Sunod, i-check ang nabasa naming detalye.'],
  unreadTitle: ['We could not read your ID', 'Hindi namin nabasa ang iyong ID'],
  unreadRoot: ['OCR verification failed, please try again', 'Hindi nabasa ang ID, subukan muli'],
  blurred: [
    'The photo is blurred. Hold still and let the camera focus.',
    'Malabo ang litrato. Huwag gumalaw at hayaang mag-focus ang camera.',
  ],
  dark: [
    'The photo is too dark. Move to a brighter place.',
    'Masyadong madilim ang litrato. Pumunta sa mas maliwanag.',
  ],
  cropped: [
    'Part of the ID was cut off. Show all four corners.',
    'Naputol ang bahagi ng ID. Ipakita ang apat na sulok.',
  ],
  not_an_id: ['We could not find an ID in the photo.', 'Wala kaming nakitang ID sa litrato.'],
  expired: ['This ID has expired. Use one that is valid.', 'Expired na ang ID na ito. Gumamit ng valid na ID.'],
  wrong_type: ['This is not the type of ID you chose.', 'Hindi ito ang uri ng ID na pinili mo.'],
  glare: ['There is glare on the ID. Tilt it a little.', 'May glare sa ID. I-tilt ito nang kaunti.'],
  unreadable: [
    'We could not read the text. Move closer, in better light.',
    'Hindi mabasa ang text. Lumapit, sa mas maliwanag na lugar.',
  ],
  interrupted: ['No photo was taken.', 'Hindi nakunan ang litrato.'],
  lineLost: [
    'The connection was lost before the photo was taken. Please try again.',
    'Naputol ang koneksyon bago nakunan ang litrato. Subukan muli.',
  ],
  cameraShut: [
    'We could not use the camera. Allow it for this page, or choose a photo instead.',
    'Hindi magamit ang camera. I-allow ito para sa page na ito, o pumili na lang ng litrato.',
  ],
  triedTooOften: [
    'Too many tries. Please wait a moment, then start again.',
    'Sobrang daming subok. Maghintay sandali, saka magsimula muli.',
  ],
  browserTooOld: [
    'The camera does not work in this browser. Open this page in another browser, or choose a photo.',
    'Hindi gumagana ang camera sa browser na ito. Buksan ang page sa ibang browser, o pumili ng litrato.',
  ],

  selfieGuideTitle: ['Now a selfie with your ID', 'Selfie naman na hawak ang ID'],
  selfieGuideLine: [
    'First move your face twice as shown. Then take one photo with the ID beside your face.',
    'Una, igalaw ang mukha nang dalawang beses. Saka kumuha ng litrato na katabi ang ID.',
  ],
  selfieFace: ['Take off glasses, cap and mask', 'Tanggalin ang salamin, sombrero at mask'],
  selfieCard: [
    'Hold the ID beside your chin, with name and birthday visible',
    'ID sa tabi ng baba, kita ang pangalan at kaarawan',
  ],
  selfieLight: ['Face the light', 'Humarap sa liwanag'],
  ready: ["OK, I'm ready", 'Sige, handa na ako'],

  resultTitle: ['Selfie uploaded', 'Na-upload na ang selfie'],
  resultLine: ['If everything is easy to read, tap Next.', 'Kung malinaw ang lahat, i-tap ang Susunod.'],
  resultPhoto: ['Your selfie with your ID', 'Ang selfie mo na hawak ang ID'],
  photoKept: ['Photo saved securely', 'Ligtas na naka-save ang litrato'],
  resultNone: ['There is no selfie yet.', 'Wala pang selfie.'],

  successTitle: ['Submit successfully', 'Naisumite na'],
  successLine: [
    `please kindly wait up to ${kycLimits.reviewHours} hours`,
    `maghintay nang hanggang ${kycLimits.reviewHours} oras`,
  ],
  verifiedTitle: ['You are verified', 'Verified ka na'],
  verifiedLine: [
    'You can deposit, play and withdraw.',
    'Makakapag-deposit, makakapaglaro at makakapag-withdraw ka na.',
  ],
  toMy: ['To my page', 'Sa aking page'],
  home: ['Go To Homepage', 'Pumunta sa Homepage'],
  homeIn: (seconds: number) => [`Home in ${seconds} s`, `Sa home sa ${seconds} s`],
})
