import { helpline, helplineName } from '@saya/contract/exclusion/helpline.ts'
import { daysToCount } from '@saya/contract/invite/daysToCount.ts'
import type { HelpArticle } from './helpArticle.ts'

const own = { language: 'en', status: 1, author: 'Saya Support', date: '2026-11-23' } as const

export const englishHelp: readonly HelpArticle[] = [
  {
    ...own,
    id: 1,
    helpTypeId: 1,
    sort: 1,
    title: 'How do I verify my identity?',
    content: `The law requires us to know every player. Prepare a valid government ID and find a place with good light.

- Open [Verify identity](/s-kyc) and choose which ID you will use.
- Take a photo of the whole card. Keep it flat, sharp and without glare.
- Take a selfie, check the details we read from the card, and submit.

You have 72 hours after you register, and cannot deposit or play before you submit. We usually decide within 24 hours. If nothing was submitted after 72 hours, your account is restricted until your ID is approved. Your money stays yours.`,
  },
  {
    ...own,
    id: 2,
    helpTypeId: 1,
    sort: 2,
    title: 'My ID was rejected. What should I do?',
    content: `Open [Verify identity](/s-kyc) to see what to correct, such as a blurred photo or a name that does not match the card. Correct it and submit again. Your other details are saved.`,
  },
  {
    ...own,
    id: 3,
    helpTypeId: 1,
    sort: 3,
    title: 'I forgot my password',
    content: `You can always log in with a code that we text you. To set a new password:

- Open [Forgot password](/forgetPassword).
- Confirm that it is you with a code sent to your phone or email.
- Choose a new password of 8 to 64 characters.

Or add a [passkey](/s-account/passkeys): then you log in with your face, finger or phone lock.

We never ask for your password or a code by phone, text or chat. Do not share them with anyone.`,
  },
  {
    ...own,
    id: 22,
    helpTypeId: 1,
    sort: 4,
    title: 'I lost my phone or my number',
    content: `If you get your old number back on a new SIM or phone, log in as always. The code still goes to that number.

If the number is gone, [ask us to move your account](/service#lost-number) to the number you use now.

- We text a code to your new number. Then we call you to check that it is you. Your ID must be verified.
- It takes at least 24 hours. If you find your old number meanwhile, just log in: that stops the request.
- Your passkeys are removed, so you can log in with a code again. Add new ones on your new phone.
- Ask your network to block the lost SIM.

We never ask for your password or a code by phone, text or chat. Do not share them with anyone.`,
  },
  {
    ...own,
    id: 4,
    helpTypeId: 1,
    sort: 5,
    title: 'Playing responsibly',
    content: `Gambling is for fun, not a way to earn money. It can be addictive.

- Before you play, decide how much money and time you can afford to lose.
- Never play to win back your losses.
- If it is no longer fun, stop and talk to someone.

See what you paid in, won, lost and how long you played under [My figures](/s-figures), and each month in your [statement](/s-statement).

Set a limit under [My limits](/s-limits), or take a break or exclude yourself under [Safer play](/s-safer-play). All of it takes effect right away.

While you play, a reality check tells you how long it has been and what you won and lost: after every hour, or as often as you choose under [Safer play](/s-safer-play). Games wait until you answer. See [Play safe](/s-docs/stmt) for more help and the helpline. You must be 21 or older to play.`,
  },
  {
    ...own,
    id: 13,
    helpTypeId: 1,
    sort: 6,
    title: 'I am worried about money or how much I play',
    content: `Many people have been where you are, and you do not have to sort it out alone. You can stop at any moment. Nobody here will talk you into going on.

- Stop for now. [Take a break or exclude yourself](/s-safer-play). It counts right away, and you can still withdraw your balance.
- Put food, rent and bills first. Playing to win the money back usually costs more. If you owe money, talk to the lender early and ask for time.
- Tell one person you trust what happened. Stopping is easier with somebody beside you.
- Call the ${helplineName} at ${helpline}. It is free, confidential and open 24 hours. If you may hurt yourself, call 911 now.

You can also [write to us](/my/feedback). One of our people will get in touch. What you tell us is never used to offer you anything.

Gambling can be addictive. Know when to stop.`,
  },
  {
    ...own,
    id: 5,
    helpTypeId: 2,
    sort: 1,
    title: 'How do I deposit?',
    content: `Tap Deposit under [My](/my), choose a payment method and an amount, and pay on the page of the payment company.

- You can deposit ₱100 to ₱500,000 at a time. Some payment methods have other limits, shown beside the amount.
- Pay from an account in your own name.
- Credit cards and cryptocurrency are not allowed for gaming in the Philippines.`,
  },
  {
    ...own,
    id: 6,
    helpTypeId: 2,
    sort: 2,
    title: 'I paid, but my balance did not change',
    content: `We add a deposit to your balance when the payment company confirms it, usually within a minute. Check its status under [Transactions](/s-transaction/deposit).

If it is not there after 30 minutes, contact us in the [live chat](/service) with the date, amount and reference number of your payment. Please do not pay again.`,
  },
  {
    ...own,
    id: 7,
    helpTypeId: 3,
    sort: 1,
    title: 'How do I withdraw?',
    content: `First add a withdraw account in your own name under [Withdraw accounts](/withdraw-accounts). You can have up to three. Then tap Withdraw under [My](/my), choose the account and amount, and confirm that it is you.

Your account must be verified. Money usually arrives in 5 minutes. Check every step under [Transactions](/s-transaction/withdraw).`,
  },
  {
    ...own,
    id: 8,
    helpTypeId: 3,
    sort: 2,
    title: 'Why can I withdraw less than my balance?',
    content: `Before you can withdraw, your total bets must reach the amount of each deposit. A bonus shows how many times you must play it through. The withdraw sheet shows how much is left to play.`,
  },
  {
    ...own,
    id: 9,
    helpTypeId: 3,
    sort: 3,
    title: 'Why is my withdrawal under review?',
    content: `We review some withdrawals first, such as large ones and those from a new device or to a new withdraw account. Your money is safe in the meantime. If we do not pay the withdrawal, the money returns to your balance. You will see the result.`,
  },
  {
    ...own,
    id: 10,
    helpTypeId: 5,
    sort: 1,
    title: 'Are the games fair?',
    content: `Results are random. They are decided on the game provider's servers, never on your phone. Your bet and how long you play do not change the odds. RTP is an average over a very large number of rounds. In a short time you may win more or lose everything.

You can see every round under [Bet records](/bet-record). If your connection drops, the server finishes the round by the rules of the game.`,
  },
  {
    ...own,
    id: 11,
    helpTypeId: 5,
    sort: 2,
    title: 'How do bonuses work?',
    content: `A bonus is added to your balance. It shows how many times you must play it through before you can withdraw it. See your bonuses under [Bonus](/s-transaction/bonus), and your cashback tickets under [Cashback](/cashback).

A bonus locks itself alone. Your own money stays as free as it was.

If you do not want a bonus, switch off the ticket when you deposit. To give one back, open Withdraw under [My](/my), then “Why can it not be withdrawn?”. What is left of it is taken, and you need not play it any more.`,
  },
  {
    ...own,
    id: 12,
    helpTypeId: 5,
    sort: 3,
    title: 'How do I close my account or get my data?',
    content: `Go to [Privacy](/s-account/privacy) for both. Before you close your account, withdraw your balance, let open rounds finish and wait for what you redeemed. You cannot undo this.`,
  },
  {
    ...own,
    id: 23,
    helpTypeId: 5,
    sort: 4,
    title: 'When does the reward for a friend come?',
    content: `Open [Invite friends](/invite) and share your link. A friend counts once their ID is approved and they have played a first deposit that is large enough. They have ${daysToCount} days from signing up, and no longer than until the last day of the offer.

Both rewards then come by themselves, after as many days as the page says. It shows what each friend has yet to do, and the day on which a reward comes.`,
  },
  {
    ...own,
    id: 24,
    helpTypeId: 5,
    sort: 5,
    title: 'How do rankings work?',
    content: `Your slot bets of a day count once their rounds have ended. Prizes go by position, and [Slot Betting Rankings](/welfare/betting-rank) shows each of them under Rules. A prize comes by itself after the day.

When a day is over its list is signed. Under History you can check your own position in that list.`,
  },
  {
    ...own,
    id: 25,
    helpTypeId: 5,
    sort: 6,
    title: 'How do mystery boxes work?',
    content: `Play as much in a day as [Mystery Box](/blind-box) says, and a box waits for you the day after. The odds of each prize are on that page.

After 12:10 AM of the next day your browser can check that nobody changed what was in your box.`,
  },
  {
    ...own,
    id: 26,
    helpTypeId: 5,
    sort: 7,
    title: 'How do rebates work?',
    content: `A rebate gives back a share of what you play, or of what you lose on a day. You have seven days to collect a [rebate on play](/welfare/cq9-page). A [rebate on losses](/welfare/tpg-details) comes by itself the next day by 7PM. You can withdraw both without playing them first.`,
  },
  {
    ...own,
    id: 27,
    helpTypeId: 5,
    sort: 8,
    title: 'How do VIP levels work?',
    content: `You get 1 XP for each ₱1 of settled bets. [VIP](/s-vip) shows your level, and [All levels](/s-vip/level-system) what each one brings. Levels never go down, so there is no need to hurry or to play more.

Bonuses for a level and for your birthday come by themselves once your account is verified.`,
  },
  {
    ...own,
    id: 21,
    helpTypeId: 5,
    sort: 9,
    title: 'How do I become an agent?',
    content: `Agents bring in new players with their own link. Open [Agents](/agency) and tell us your name, your number and where you would invite players. You must be verified.

We check every application, and the regulator must approve you. You will see our answer in [Messages](/my/news). Your link works until the day on the page, and stops when you or we end it. Agents are not paid a commission.`,
  },
]
