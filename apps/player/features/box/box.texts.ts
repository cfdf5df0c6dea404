import { texts } from '../../shared/texts.ts'

export const boxTexts = texts({
  name: ['Mystery Box', 'Mystery Box'],
  title: ['Open the cash back', 'Buksan ang cash back'],
  line: ['GET 100% of the prizes', 'KUNIN ang 100% ng premyo'],
  open: ['Open', 'Buksan'],
  cancel: ['Cancel', 'Kanselahin'],
  invalidIn: ['Mystery Box invalid in', 'Mag-e-expire ang Mystery Box sa loob ng'],
  left: (hours: number, minutes: number) => [
    `${hours} hours and ${minutes} minutes left`,
    `${hours} oras at ${minutes} minuto ang natitira`,
  ],
  got: (amount: string) => [`You get ${amount} PHP`, `Makakakuha ka ng ${amount} PHP`],
  waits: [
    'It is yours. It is added once the monthly limit of the law leaves room.',
    'Sa iyo na ito. Idadagdag ito kapag may puwang na sa buwanang limit ng batas.',
  ],
  failed: [
    'The box could not be opened. It still waits for you.',
    'Hindi mabuksan ang box. Naghihintay pa rin ito sa iyo.',
  ],
  reopen: ['Open your Mystery Box', 'Buksan ang Mystery Box mo'],

  page: ['Mystery Box', 'Mystery Box'],
  back: ['Back', 'Bumalik'],
  loading: ['Loading...', 'Naglo-load...'],
  loadFailed: ['Your boxes could not be loaded.', 'Hindi ma-load ang mga box mo.'],
  again: ['Try again', 'Subukan muli'],
  available: ['Boxes available', 'Mga box na available'],
  none: ['No box right now', 'Walang box ngayon'],
  opened: ['Opened today', 'Nabuksan na ngayon'],
  total: ['Total', 'Kabuuan'],
  claimed: ['Claimed', 'Nakuha'],
  unclaimed: ['Unclaimed', 'Hindi pa nakukuha'],
  notReceived: ['Not received', 'Hindi natanggap'],
  records: ['Your boxes', 'Mga box mo'],
  earlier: ['Month before', 'Nakaraang buwan'],
  later: ['Month after', 'Susunod na buwan'],
  noneThisMonth: ['There is no data yet!', 'Wala pang laman dito!'],
  noneLine: [
    'Boxes that you open are kept here with their proof.',
    'Nandito ang mga box na binuksan mo kasama ang patunay.',
  ],
  expired: ['Expired', 'Nag-expire'],
  waitingChip: ['Waiting', 'Naghihintay'],
  proof: ['Proof', 'Patunay'],
  proofOf: (day: string) => [`Proof of ${day}`, `Patunay ng ${day}`],
  close: ['Close', 'Isara'],
  checking: ['Checking in your browser...', 'Sinusuri sa browser mo...'],
  proven: [
    'Checked in your browser: this is the prize that was drawn.',
    'Nasuri sa browser mo: ito ang premyong nabunot.',
  ],
  disproven: ['This proof does not hold. Please contact Service.', 'Hindi tama ang patunay. I-contact ang Service.'],
  faultOdds: ['The odds do not come to 10,000.', 'Hindi umaabot sa 10,000 ang odds.'],
  faultPromise: [
    'The seed is not the one that was promised before the day began.',
    'Hindi ito ang seed na ipinangako bago nagsimula ang araw.',
  ],
  faultDraw: ['The seed comes to another prize.', 'Ibang premyo ang lumalabas sa seed.'],
  faultMember: ['This is the draw of another member.', 'Bunot ito ng ibang member.'],
  faultRecord: [
    'Day or prize differ from what this page shows or from what you were told when you opened the box.',
    'Iba ang araw o premyo sa ipinapakita rito o sa sinabi noong binuksan mo ang box.',
  ],
  faultShown: [
    'The promise differs from what this browser was shown when the box was opened.',
    'Iba ang pangako sa ipinakita sa browser na ito noong binuksan ang box.',
  ],
  faultWord: [
    'The word that counted is none that this browser sent. If you opened the box on another device at the same moment, check it there.',
    'Hindi ipinadala ng browser na ito ang salitang binilang. Kung binuksan mo ang box sa ibang device sa parehong sandali, doon ito suriin.',
  ],
  elsewhere: [
    'Another device opened this box, so no word of this browser counted. Seed and word come to this prize. Only that device can check the word.',
    'Ibang device ang nagbukas ng box na ito, kaya hindi binilang ang salita ng browser na ito. Tugma ang seed at salita sa premyo. Ang device na iyon lang ang makakasuri ng salita.',
  ],
  later10: [
    'The seed of this day is shown after 12:10 AM of the next day. Then your browser checks it here.',
    'Ipapakita ang seed ng araw na ito pagkalipas ng 12:10 AM ng susunod na araw. Dito ito susuriin ng browser mo.',
  ],
  prize: ['Prize', 'Premyo'],
  commitment: ['Promised before the day', 'Ipinangako bago ang araw'],
  seed: ['Seed of the day', 'Seed ng araw'],
  clientSeed: ['Word that counted', 'Salitang binilang'],
  member: ['Your ID', 'ID mo'],
  reference: ['Reference', 'Reference'],
  copy: ['Copy proof', 'Kopyahin ang patunay'],
  copied: ['The proof was copied.', 'Nakopya ang patunay.'],
  notCopied: ['The proof could not be copied.', 'Hindi makopya ang patunay.'],
  odds: ['What is in a box', 'Ano ang nasa box'],
  chance: ['Chance', 'Tsansa'],
  rules: ['How it works', 'Paano ito gumagana'],
  ruleWho: (least: string) => [
    `Play ${least} or more in a day, and a box waits for you the day after. One for each approved ID a day.`,
    `Maglaro ng ${least} o higit pa sa isang araw, at may box ka kinabukasan. Isa kada approved na ID sa isang araw.`,
  ],
  ruleTime: [
    'It waits 20 hours from when you first see it, and never longer than its day in Manila.',
    'Naghihintay ito ng 20 oras mula sa una mong pagkakita, at hanggang sa dulo lang ng araw sa Manila.',
  ],
  ruleMost: (most: string) => [
    `Up to ${most} boxes are opened on a day. The odds are the same for each of them.`,
    `Hanggang ${most} box ang nabubuksan sa isang araw. Pareho ang odds ng bawat isa.`,
  ],
  rulePlay: (times: number) => [
    times === 1
      ? 'Bet the prize once in total before you withdraw it. Your own money stays free.'
      : `Bet the prize ${times} times in total before you withdraw it. Your own money stays free.`,
    times === 1
      ? 'Itaya muna nang isang beses ang premyo bago ito i-withdraw. Malaya pa rin ang sarili mong pera.'
      : `Itaya muna nang ${times} beses ang premyo bago ito i-withdraw. Malaya pa rin ang sarili mong pera.`,
  ],
  ruleFair: [
    'Seed and odds of a day are bound seven days ahead. Your browser adds a word of its own, so that nobody can choose your prize.',
    'Itinatakda ang seed at odds ng isang araw pitong araw bago ito. May sariling salita ang browser mo, kaya walang makakapili ng premyo mo.',
  ],
  ahead: ['Promised for days to come', 'Ipinangako para sa mga susunod na araw'],
})
