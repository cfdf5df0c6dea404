import { refusals } from '../refusal.ts'

export const exclusionErrors = refusals({
  exclusion_longer: {
    status: 409,
    text: [
      'Play is already closed to you until {until}, which is longer. Nothing was changed.',
      'Sarado na sa iyo ang laro hanggang {until}, at mas matagal iyon. Walang nabago.',
    ],
    repeatable: true,
  },
  exclusion_none: {
    status: 409,
    text: [
      'You are not excluded, so there is nothing to end.',
      'Hindi ka naka-exclude, kaya walang kailangang tapusin.',
    ],
  },
  exclusion_first_months: {
    status: 409,
    text: [
      'Nothing can end your exclusion before {until}. From then on you can write to us here.',
      'Walang makakapagtapos sa exclusion mo bago ang {until}. Mula noon, puwede mo kaming sulatan dito.',
    ],
    repeatable: true,
  },
  exclusion_same_person: {
    status: 409,
    text: [
      'Your exclusion holds for all your accounts. It cannot end here while it stands for another one, which is until {until}.',
      'Para sa lahat ng account mo ang exclusion mo. Hindi ito matatapos dito habang may bisa pa sa isa, hanggang {until}.',
    ],
    repeatable: true,
  },
  exclusion_request_waiting: {
    status: 409,
    text: [
      'We already have your request, and somebody is looking at it. You get a message once it is answered.',
      'Natanggap na namin ang hiling mo, at may tumitingin dito. Makakatanggap ka ng mensahe kapag nasagot na.',
    ],
  },
  exclusion_request_none: {
    status: 409,
    text: [
      'There is no answered request that you could confirm. Your exclusion stays as it is.',
      'Walang nasagot na hiling na puwede mong kumpirmahin. Mananatili ang exclusion mo.',
    ],
  },
  exclusion_cooling: {
    status: 409,
    text: [
      'You can confirm this from {until} on. Until then nothing changes.',
      'Puwede mo itong kumpirmahin mula {until}. Hanggang doon, walang magbabago.',
    ],
    repeatable: true,
  },
})

/** What the desk is refused. */
export const exclusionDeskErrors = refusals({
  exclusion_proof_unreadable: {
    status: 422,
    text: [
      'This picture could not be read. Send a photo of the document as JPEG, PNG or WebP.',
      'Hindi mabasa ang larawang ito. Magpadala ng photo ng dokumento bilang JPEG, PNG o WebP.',
    ],
  },
  exclusion_proof_missing: {
    status: 422,
    text: [
      'A family’s exclusion needs a picture of the proof. Send it and try again.',
      'Kailangan ng larawan ng patunay para sa exclusion ng pamilya. Ipadala ito at subukan muli.',
    ],
  },
  exclusion_form: {
    status: 422,
    text: [
      'A family names its relation and gives a proof, and its term is set by the rules. The operator chooses a term.',
      'Nagsasabi ang pamilya ng relasyon at nagbibigay ng patunay, at nasa tuntunin ang haba. Ang operator ang pumipili ng haba.',
    ],
  },
  exclusion_waiting: {
    status: 409,
    text: [
      'A colleague already proposed this. Another person must decide it.',
      'Na-propose na ito ng isang kasamahan. Ibang tao ang dapat magdesisyon.',
    ],
  },
  exclusion_own: {
    status: 403,
    text: [
      'You proposed this, so a colleague must approve it. To withdraw it, refuse it.',
      'Ikaw ang nag-propose nito, kaya kasamahan mo ang dapat mag-approve. Para bawiin, i-refuse ito.',
    ],
  },
  exclusion_stands: {
    status: 409,
    text: [
      'This member is already excluded for longer. Nothing was changed.',
      'Naka-exclude na ang member na ito nang mas matagal. Walang nabago.',
    ],
  },
  exclusion_unripe: {
    status: 409,
    text: [
      'A request is answered after 24 hours. You can answer this one from {until} on.',
      'Sinasagot ang hiling pagkalipas ng 24 oras. Masasagot mo ito mula {until}.',
    ],
    repeatable: true,
  },
  exclusion_too_early: {
    status: 409,
    text: [
      'This member is within the first six months of an exclusion. Nobody can end it.',
      'Nasa unang anim na buwan ng exclusion ang member na ito. Walang makakapagtapos nito.',
    ],
  },
})
