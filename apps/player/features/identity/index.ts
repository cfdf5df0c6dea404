export { confirmThen } from './confirmThen.ts'
export { GivenUp } from './givenUp.ts'
export { passwordForms } from './passwordForms.ts'
export { requestCode } from './requestCode.ts'
