import { refusals } from '../refusal.ts'

export const harmDeskErrors = refusals({
  contact_open: {
    status: 409,
    text: [
      'This member already has a contact that is not finished. Continue with that one.',
      'May hindi pa tapos na contact ang member na ito. Iyon ang ituloy.',
    ],
  },
  contact_not_yours: {
    status: 403,
    text: [
      'A colleague has taken this contact. Take it over first.',
      'Hawak ng isang kasamahan ang contact na ito. Kunin muna ito.',
    ],
  },
  contact_grew: {
    status: 409,
    text: [
      'The member asked for help about something else meanwhile. Load the contact again and read it before you finish.',
      'May iba pang inihingi ng tulong ang member habang bukas ito. I-load ulit at basahin muna ang contact bago tapusin.',
    ],
  },
  contact_next_past: {
    status: 422,
    text: ['Choose a next date from tomorrow on.', 'Pumili ng susunod na petsa mula bukas.'],
  },
  contact_next_unagreed: {
    status: 422,
    text: [
      'Leave the next date empty. With “No answer” the contact opens again for tomorrow.',
      'Iwanang blangko ang susunod na petsa. Sa “No answer”, bubukas ulit ang contact para bukas.',
    ],
  },
  contact_way_missing: {
    status: 422,
    text: [
      'Choose how you reached the member. If nobody answered, choose “No answer”.',
      'Piliin kung paano mo naabot ang member. Kung walang sumagot, piliin ang “No answer”.',
    ],
  },
  harm_not_lower: {
    status: 409,
    text: [
      'This is not lower than where the member stands now. Choose a lower band.',
      'Hindi ito mas mababa kaysa sa kasalukuyang band ng member. Pumili ng mas mababa.',
    ],
  },
  harm_waiting: {
    status: 409,
    text: [
      'A colleague already proposed this. Another person must decide it first.',
      'Na-propose na ito ng isang kasamahan. Ibang tao muna ang dapat magdesisyon.',
    ],
  },
  harm_own: {
    status: 403,
    text: [
      'You proposed this, so a colleague must approve it. To withdraw it, refuse it.',
      'Ikaw ang nag-propose nito, kaya kasamahan mo ang dapat mag-approve. Para bawiin, i-refuse ito.',
    ],
  },
  harm_word_own: {
    status: 403,
    text: [
      'You asked to remove this word, so a colleague must remove it too. To keep it, add it again.',
      'Ikaw ang humiling na alisin ang salitang ito, kaya kasamahan mo rin ang dapat mag-alis. Para manatili ito, idagdag ulit.',
    ],
  },
  harm_word_short: {
    status: 422,
    text: [
      'A word needs at least three letters or figures.',
      'Kailangan ng salita ng hindi bababa sa tatlong letra o numero.',
    ],
  },
})
