export { addCoupons, countCoupons, keepCoupon, returnCoupon } from './coupon.store.ts'
export { exportOwn } from './exportOwn.ts'
export { couponRoutes } from './routes.ts'
export { spendCoupon } from './spendCoupon.ts'
