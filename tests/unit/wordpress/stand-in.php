<?php
// The WordPress functions that the plugin uses. Reads JSON: `saved` (saved settings), `may` (the user's capabilities),
// and `given` (submitted settings) or `widget` with `props`.
// @prints JSON: the saved settings, the page's fields by key, the tag's attributes, what is missing, and the widget's
// element, also of a block with the fallback `A < B`

define( 'ABSPATH', __DIR__ );
$input   = json_decode( stream_get_contents( STDIN ), true );
$actions = array();
$fields  = array();

function add_action( $name, $callback ) {
	$GLOBALS['actions'][ $name ][] = $callback;
}
function add_filter() {}
function add_shortcode() {}
function add_settings_section() {}
function register_setting() {}
function add_settings_error() {}
function add_settings_field( $key, $label, $callback ) {
	ob_start();
	$callback();
	$GLOBALS['fields'][ $key ] = ob_get_clean();
}
function get_option() {
	return $GLOBALS['input']['saved'];
}
function current_user_can( $capability ) {
	return in_array( $capability, $GLOBALS['input']['may'], true );
}
function wp_parse_args( $given, $defaults ) {
	return array_merge( $defaults, $given );
}
function esc_attr( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function esc_html( $text ) {
	return esc_attr( $text );
}
function esc_url( $text ) {
	return esc_attr( $text );
}
function esc_url_raw( $text ) {
	return $text;
}
function plugins_url( $path ) {
	return "https://site.example/wp-content/plugins/cobble/$path";
}
function plugin_basename() {
	return 'cobble/cobble.php';
}
function trailingslashit( $text ) {
	return rtrim( $text, '/' ) . '/';
}
function sanitize_key( $text ) {
	return preg_replace( '/[^a-z0-9_-]/', '', strtolower( $text ) );
}

require $argv[1];
foreach ( $actions['admin_init'] as $callback ) {
	$callback();
}
echo json_encode( array(
	'checked'  => cobble_checked( $input['given'] ?? array() ),
	'fields'   => $fields,
	'tag'      => cobble_tag(),
	'problems' => cobble_problems(),
	'block'    => cobble_block( array( 'widget' => $input['widget'] ?? '', 'props' => array(), 'fallback' => 'A < B' ), '' ),
	'element'  => cobble_widget( $input['widget'] ?? '', $input['props'] ?? array(), '' ),
) );
