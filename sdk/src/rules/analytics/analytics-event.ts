/** Every event that the shop pushes to the data layer of a page. */
export type AnalyticsEventName =
  | 'page_view'
  | 'search'
  | 'navigation_click'
  | 'breadcrumb'
  | 'login'
  | 'login_failure'
  | 'sign_up'
  | 'sign_up_failure'
  | 'view_account'
  | 'global_banner'
  | 'landing_page_module'
  | 'view_item_list'
  | 'view_item'
  | 'select_item'
  | 'gallery_preview'
  | 'gallery_filter'
  | 'gallery_filter_sort'
  | 'pagination'
  | 'similar_items'
  | 'related_categories'
  | 'pdp_recommendation_click'
  | 'add_to_wishlist'
  | 'remove_from_wishlist'
  | 'add_to_cart'
  | 'add_to_cart_failure'
  | 'remove_from_cart'
  | 'view_cart'
  | 'select_promotion'
  | 'select_promotion_failure'
  | 'remove_promotion'

/** One entry of the data layer: the event's name and its own fields. */
export type AnalyticsEvent<Name extends AnalyticsEventName = AnalyticsEventName, Fields = object> = {
  readonly event: Name
} & Readonly<Fields>
