import type { HelpArticle } from './helpArticle.ts'

const own = { language: 'en', status: 1, author: 'Saya Support', date: '2026-11-23' } as const

export const englishHelp: readonly HelpArticle[] = [
  {
    ...own,
    id: 1,
    helpTypeId: 1,
    sort: 1,
    title: 'How do I verify my identity?',
    content: `The law asks us to know every player. Have a valid government ID at hand, and a place with good light.

- Open [Verify identity](/s-kyc) and choose which ID you will use.
- Take a photo of the whole card: flat, sharp and without glare.
- Take a selfie, then check what was read off the card and send it.

You have 72 hours after you sign up. We usually decide within 24 hours. After the 72 hours deposits, play and bonuses stop until your check is done; your money stays yours.`,
  },
  {
    ...own,
    id: 2,
    helpTypeId: 1,
    sort: 2,
    title: 'My ID was sent back. What now?',
    content: `On [Verify identity](/s-kyc) you read what has to be mended, such as a blurred photo or a name that does not fit the card. Mend that and send it again. Everything else that you filled in is still there.`,
  },
  {
    ...own,
    id: 3,
    helpTypeId: 1,
    sort: 3,
    title: 'I forgot my password',
    content: `You can always log in with a code by text message instead. To choose a new password:

- Open [Forgot password](/forgetPassword).
- Prove that it is you by a code to your phone or to your e-mail.
- Choose a new password of 8 to 64 characters.

We never ask for your password or for a code, by phone, text or chat. Do not give them to anybody.`,
  },
  {
    ...own,
    id: 4,
    helpTypeId: 1,
    sort: 4,
    title: 'Playing responsibly',
    content: `Gambling is for fun, never for earning. It can be addictive.

- Decide before you play how much money and time you can do without.
- Never play to win back what you lost.
- If it is no fun any more, stop, and talk to somebody.

Ask us in the [live chat](/service) for a limit or a break; a lower limit counts at once. On [Play safe](/s-docs/stmt) you find more ways and the helpline. Only persons of 21 and over may play.`,
  },
  {
    ...own,
    id: 5,
    helpTypeId: 2,
    sort: 1,
    title: 'How do I deposit?',
    content: `Tap Deposit under [My](/my), choose a payment method and an amount, and pay on the page of the payment company.

- Between ₱100 and ₱500,000 at once; a method may have limits of its own, which stand beside the amount.
- Pay from an account in your own name.
- Credit cards and crypto-currency are forbidden for gaming in the Philippines.`,
  },
  {
    ...own,
    id: 6,
    helpTypeId: 2,
    sort: 2,
    title: 'I paid, but my balance did not change',
    content: `We credit a deposit when the payment company itself confirms it, mostly within a minute. Look at its state under [Transactions](/s-transaction/deposit).

If it is not there after 30 minutes, write to us in the [live chat](/service) with the date, the amount and the reference of the payment. Please do not pay a second time before that.`,
  },
  {
    ...own,
    id: 7,
    helpTypeId: 3,
    sort: 1,
    title: 'How do I withdraw?',
    content: `First add a payout account in your own name under [Withdraw accounts](/withdraw-accounts); you can have up to three. Then tap Withdraw under [My](/my), choose the account and the amount, and confirm that it is you.

Your identity has to be verified. Money usually arrives in 5 minutes. You see every step under [Transactions](/s-transaction/withdraw).`,
  },
  {
    ...own,
    id: 8,
    helpTypeId: 3,
    sort: 2,
    title: 'Why can I withdraw less than my balance?',
    content: `Each deposit has to be played through once before it can be withdrawn, and a bonus as often as it says. What is left to play stands on the withdraw sheet.`,
  },
  {
    ...own,
    id: 9,
    helpTypeId: 3,
    sort: 3,
    title: 'Why is my withdrawal under review?',
    content: `Some withdrawals are looked at by a person first, such as a large one, one from a new device or one to a new payout account. Nothing is lost meanwhile: the money is held for you, and it comes back to your balance if the withdrawal is not paid. You are told the result.`,
  },
  {
    ...own,
    id: 10,
    helpTypeId: 5,
    sort: 1,
    title: 'Are the games fair?',
    content: `Outcomes are decided by chance on the servers of the game's provider, never on your phone, and neither what you bet nor how long you play changes the chances. The share that a game returns over time is an average over very many rounds; in a short while you may win more or lose everything.

Each of your rounds stands under [Bet records](/bet-record). If your connection breaks, the round is finished on the server by the rules of the game.`,
  },
  {
    ...own,
    id: 11,
    helpTypeId: 5,
    sort: 2,
    title: 'How do bonuses work?',
    content: `A bonus is added to your balance and has to be played through as often as it says before it can be withdrawn. You find what you got under [Bonus](/s-transaction/bonus), and your cashback tickets under [Cashback](/cashback).

If you do not want a bonus, do not switch on the ticket when you deposit.`,
  },
  {
    ...own,
    id: 12,
    helpTypeId: 5,
    sort: 3,
    title: 'How do I close my account or get my data?',
    content: `Both are under [Privacy](/s-account/privacy). Before closing, withdraw your balance and let open rounds finish. Closing is final.`,
  },
]
