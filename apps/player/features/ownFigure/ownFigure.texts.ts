import { texts } from '../../shared/texts.ts'

export const ownFigureTexts = texts({
  title: ['My figures', 'Mga numero ko'],
  back: ['Back', 'Bumalik'],
  intro: [
    'What you paid in and took out, what your play came to, and how long you played. No other member sees this. Our staff see your deposits, losses and play where their work needs it.',
    'Ang idineposit at inilabas mo, ang kinalabasan ng paglalaro mo, at kung gaano ka katagal naglaro. Walang ibang member ang nakakakita nito. Nakikita ng staff namin ang mga deposit, talo at laro mo kapag kailangan sa trabaho nila.',
  ],
  lifetime: ['Net deposits since you joined', 'Net deposit mula nang sumali ka'],
  paidIn: ['Paid in', 'Idineposit'],
  paidOut: ['Taken out', 'Inilabas'],
  measure: ['What to show', 'Ano ang ipapakita'],
  net: ['Net deposits', 'Net deposit'],
  result: ['Result', 'Resulta'],
  time: ['Time', 'Oras'],
  byMonth: ['By month', 'Bawat buwan'],
  byDay: ['By day', 'Bawat araw'],
  month: ['Month', 'Buwan'],
  day: ['Day', 'Araw'],
  soFar: (name: string) => [`${name}, so far`, `${name}, hanggang ngayon`],
  plot: (measure: string, span: string) => [`${measure}: ${span}`, `${measure}: ${span}`],
  table: (span: string) => [`All figures: ${span}`, `Lahat ng numero: ${span}`],
  bonus: ['Bonuses', 'Mga bonus'],
  nothing: [
    'Nothing yet. Your figures appear here once you pay in or play.',
    'Wala pa. Lalabas dito ang mga numero mo kapag nag-deposit o naglaro ka.',
  ],
  nothingHere: ['Nothing in this month.', 'Wala sa buwang ito.'],
  earlier: ['Month before', 'Nakaraang buwan'],
  later: ['Month after', 'Kasunod na buwan'],
  hours: (hours: number, minutes: number) => [
    hours ? `${hours} h ${minutes} min` : `${minutes} min`,
    hours ? `${hours} oras ${minutes} min` : `${minutes} min`,
  ],
  how: ['How we count', 'Paano kami nagbibilang'],
  howNet: [
    'Net deposits are your deposits and vouchers less your withdrawals. A withdrawal counts when you ask for it, and no longer counts if it comes back.',
    'Ang net deposit ay ang mga deposit at voucher mo bawas ang mga withdraw. Bilang ang withdraw kapag hiniling mo, at hindi na bilang kapag bumalik.',
  ],
  howResult: [
    'Your result is what you won less what you bet. A round counts on the day it ends, so an open round is not here yet. If a game takes a round back, that day changes.',
    'Ang resulta ay ang napanalunan mo bawas ang itinaya. Bilang ang round sa araw na natapos ito, kaya wala pa rito ang bukas na round. Kapag binawi ng laro ang round, magbabago ang araw na iyon.',
  ],
  howFree: [
    'Free rounds cost nothing, and what they win counts as won. Bonuses are not part of your result: they have a column of their own.',
    'Walang bayad ang mga libreng round, at bilang na panalo ang napanalunan sa mga ito. Hindi kasama sa resulta ang mga bonus: may sarili silang hanay.',
  ],
  howTime: [
    'Time runs from opening a game until you leave it, at most 15 minutes after your last bet.',
    'Tumatakbo ang oras mula pagbukas ng laro hanggang umalis ka, hanggang 15 minuto pagkatapos ng huling taya.',
  ],
  howDays: [
    'Days are days in Manila. Today and this month are not over.',
    'Mga araw sa Maynila ang mga ito. Hindi pa tapos ang araw at buwang ito.',
  ],
  statement: ['Monthly statements', 'Mga buwanang statement'],
  limits: ['My limits', 'Mga limit ko'],
  saferPlay: ['Safer play', 'Mas ligtas na paglalaro'],
  failed: ['Your figures could not be loaded.', 'Hindi ma-load ang mga numero mo.'],
  again: ['Try again', 'Subukan muli'],
  loading: ['Loading...', 'Naglo-load...'],
})
