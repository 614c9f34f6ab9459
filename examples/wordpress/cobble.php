<?php
/**
 * Plugin Name: Cobble
 * Description: Adds Cobble's tag to every page, and its widgets as a block and a shortcode.
 * Version: 1.0.0
 * Requires at least: 6.0
 * Requires PHP: 7.4
 * License: GPL-2.0-or-later
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

// User-generated content must not become widgets.
const COBBLE_COMMENTS = '#comments,.comment-list,.wp-block-comments,.wp-block-latest-comments,.wp-block-post-comments-form';

/** Returns the settings of the page "Cobble", with their defaults. */
function cobble_settings() {
	return wp_parse_args( (array) get_option( 'cobble', array() ), array(
		'address' => '',
		'theme'   => cobble_default_theme(),
		'options' => '',
	) );
}

/** Returns widgets.json, which `cobble catalogue` writes; an empty array if it isn't in this folder. */
function cobble_catalogue() {
	$file = __DIR__ . '/widgets.json';
	return is_readable( $file ) ? (array) json_decode( file_get_contents( $file ), true ) : array();
}

/** Returns the widgets by name. */
function cobble_widgets() {
	return array_column( (array) ( cobble_catalogue()['widgets'] ?? array() ), null, 'name' );
}

function cobble_default_theme() {
	$themes = (array) ( cobble_catalogue()['themes'] ?? array() );
	return in_array( 'realms', $themes, true ) ? 'realms' : $themes[0] ?? 'realms';
}

/** Returns the URL of the build folder: as set, else of the build in this folder, else an empty string. */
function cobble_address() {
	$address = cobble_settings()['address'];
	$own     = is_readable( __DIR__ . '/dist/manifest.json' ) ? plugins_url( 'dist/', __FILE__ ) : '';
	$used    = '' === $address ? $own : $address;
	return '' === $used ? '' : trailingslashit( $used );
}

/** Returns the tag's attributes. If an optimiser moves the file, `data-base` still names the build's folder. */
function cobble_tag() {
	$settings = cobble_settings();
	$base     = cobble_address();
	if ( '' === $base ) {
		return array();
	}
	$tag = array(
		'src'              => $base . $settings['theme'] . '/cobble.js',
		'data-base'        => $base,
		'data-ignore'      => COBBLE_COMMENTS,
		// These attributes opt out of optimisers: LiteSpeed, SiteGround and others; Cloudflare; WP Rocket.
		'data-no-optimize' => '1',
		'data-cfasync'     => 'false',
		'data-no-minify'   => '1',
	);
	foreach ( (array) json_decode( $settings['options'], true ) as $name => $value ) {
		// Accept lists, as `cobbleSettings` does. If a list in `allow` were ignored, all widgets would be allowed.
		$is_list = is_array( $value ) && array_values( $value ) === $value;
		$text    = $is_list ? implode( 'ignore' === $name ? ',' : ' ', array_filter( $value, 'is_scalar' ) ) : $value;
		if ( preg_match( '/^[a-z]+(-[a-z]+)*$/D', $name ) && is_scalar( $text ) ) {
			// Always ignore comments, even if the site has its own selectors.
			$tag[ "data-$name" ] = 'ignore' === $name ? rtrim( COBBLE_COMMENTS . ",$text", ', ' ) : (string) $text;
		}
	}
	return $tag;
}

/** Escapes and joins attributes. Also escapes `[`, which would start a shortcode. */
function cobble_attributes( $attributes ) {
	$text = '';
	foreach ( $attributes as $name => $value ) {
		$escaped = 'src' === $name || 'href' === $name ? esc_url( $value ) : esc_attr( $value );
		$text   .= " $name=\"" . strtr( $escaped, array( '[' => '&#91;', ']' => '&#93;' ) ) . '"';
	}
	return $text;
}

add_action( 'wp_head', function () {
	$tag = cobble_tag();
	if ( $tag ) {
		$sheet = array( 'rel' => 'stylesheet', 'href' => dirname( $tag['src'] ) . '/room.css' );
		echo '<link' . cobble_attributes( $sheet ) . ">\n<script async" . cobble_attributes( $tag ) . "></script>\n";
	}
}, 1 );

/**
 * Returns a widget's element. Ignores unknown props, because other scripts of the page may react to such attributes.
 *
 * @param string $name    name of the widget
 * @param array  $props   values by attribute name without data-
 * @param string $content HTML that WordPress has filtered
 */
function cobble_widget( $name, $props, $content ) {
	$known = cobble_widgets()[ $name ] ?? null;
	if ( ! $known ) {
		return $content;
	}
	$attributes = array( 'data-widget' => $name );
	$allowed    = array_merge( array_filter( array_column( $known['props'], 'attribute' ) ), array( 'data-theme', 'data-load', 'data-name' ) );
	foreach ( $props as $prop => $value ) {
		if ( in_array( "data-$prop", $allowed, true ) && is_scalar( $value ) ) {
			$attributes[ "data-$prop" ] = is_bool( $value ) ? ( $value ? 'true' : 'false' ) : (string) $value;
		}
	}
	return '<div' . cobble_attributes( $attributes ) . '>' . $content . '</div>';
}

/** Returns a block's widget. A widget without slots has no blocks inside it, so it gets a text as its fallback. */
function cobble_block( $attributes, $content ) {
	$fallback = '' === trim( $content ) ? esc_html( $attributes['fallback'] ) : $content;
	return cobble_widget( (string) $attributes['widget'], (array) $attributes['props'], $fallback );
}

// [cobble widget="marketplace-tile" title="Frost Keep" price="660"]<a href="/frost-keep">Frost Keep</a>[/cobble]
add_shortcode( 'cobble', function ( $given, $content = '' ) {
	$given = (array) $given;
	$name  = (string) ( $given['widget'] ?? '' );
	unset( $given['widget'] );
	return cobble_widget( $name, $given, wp_kses_post( do_shortcode( (string) $content ) ) );
} );

add_action( 'init', function () {
	wp_register_script(
		'cobble-editor',
		plugins_url( 'editor.js', __FILE__ ),
		array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' ),
		(string) filemtime( __DIR__ . '/editor.js' ),
		true
	);
	register_block_type( 'cobble/widget', array(
		'api_version'     => 2,
		'title'           => 'Cobble widget',
		'category'        => 'widgets',
		'icon'            => 'screenoptions',
		'editor_script'   => 'cobble-editor',
		'supports'        => array( 'html' => false ),
		'attributes'      => array(
			'widget'   => array( 'type' => 'string', 'default' => '' ),
			'props'    => array( 'type' => 'object', 'default' => array() ),
			'fallback' => array( 'type' => 'string', 'default' => '' ),
		),
		'render_callback' => 'cobble_block',
	) );
} );

add_action( 'enqueue_block_editor_assets', function () {
	$data = wp_json_encode( array(
		'tag'      => (object) cobble_tag(),
		'widgets'  => array_values( cobble_widgets() ),
		'problems' => cobble_problems(),
	), JSON_HEX_TAG );
	wp_add_inline_script( 'cobble-editor', "window.cobbleEditor = $data;", 'before' );
} );

// Exclude the build's files from optimisers: if they merge or move a file, it can't find the other files.
foreach ( array(
	'rocket_exclude_js', 'rocket_minify_excluded_external_js', 'rocket_exclude_defer_js', 'rocket_delay_js_exclusions', 'rocket_exclude_css',
	'litespeed_optimize_js_excludes', 'litespeed_optm_js_defer_exc', 'litespeed_optimize_css_excludes',
	'sgo_javascript_combine_excluded_external_paths', 'sgo_js_minify_exclude', 'sgo_js_async_exclude',
) as $filter ) {
	add_filter( $filter, function ( $excluded ) {
		return array_merge( (array) $excluded, array( '/cobble.js', '/room.css' ) );
	} );
}
foreach ( array( 'autoptimize_filter_js_exclude' => '/cobble.js', 'autoptimize_filter_css_exclude' => '/room.css' ) as $filter => $file ) {
	add_filter( $filter, function ( $excluded ) use ( $file ) {
		return is_array( $excluded ) ? $excluded + array( $file => '' ) : "$excluded, $file";
	} );
}

/**
 * Whether the user may change a setting. The address and the options control a script on every page. In a multisite
 * network, site administrators lack unfiltered_html, which means that they must not add scripts.
 */
function cobble_may_change( $key ) {
	return 'theme' === $key || current_user_can( 'unfiltered_html' );
}

/** Validates the submitted settings. */
function cobble_checked( $given ) {
	$given = (array) $given;
	foreach ( cobble_settings() as $key => $kept ) {
		$given[ $key ] = cobble_may_change( $key ) ? $given[ $key ] ?? '' : $kept;
	}
	$options = trim( (string) $given['options'] );
	if ( '' !== $options && ! is_array( json_decode( $options, true ) ) ) {
		add_settings_error( 'cobble', 'options', 'Cobble: "Options" isn\'t a JSON object. Write it like {"locale": "sv-se", "links": "on"}. The setting wasn\'t changed.' );
		$options = cobble_settings()['options'];
	}
	return array(
		'address' => esc_url_raw( trim( (string) $given['address'] ), array( 'https', 'http' ) ),
		'theme'   => sanitize_key( $given['theme'] ) ?: cobble_default_theme(),
		'options' => $options,
	);
}

add_action( 'admin_init', function () {
	register_setting( 'cobble', 'cobble', array( 'sanitize_callback' => 'cobble_checked' ) );
	add_settings_section( 'cobble', '', '__return_false', 'cobble' );
	foreach ( array(
		'address' => array( 'URL of the build folder', 'Such as https://cdn.example/cobble/. If it is empty, the folder "dist" in the plugin folder is used.' ),
		'theme'   => array( 'Theme', 'A folder of the build, such as ' . cobble_default_theme() . '.' ),
		'options' => array( 'Options', 'Attributes of the tag without data-, as JSON: {"locale": "sv-se", "links": "on"}' ),
	) as $key => list( $label, $help ) ) {
		add_settings_field( $key, esc_html( $label ), function () use ( $key, $help ) {
			$may = cobble_may_change( $key );
			printf( '<input class="large-text" id="cobble-%1$s" name="cobble[%1$s]" value="%2$s"%3$s>', esc_attr( $key ), esc_attr( cobble_settings()[ $key ] ), $may ? '' : ' disabled' );
			$reason = 'These settings affect every page, so only users with the unfiltered_html capability can change them. In a network, these are the network administrators.';
			echo '<p class="description">' . esc_html( $may ? $help : $reason ) . '</p>';
		}, 'cobble', 'cobble', array( 'label_for' => "cobble-$key" ) );
	}
} );

add_filter( 'plugin_action_links_' . plugin_basename( __FILE__ ), function ( $links ) {
	$settings = '<a href="' . esc_url( admin_url( 'options-general.php?page=cobble' ) ) . '">Settings</a>';
	return array_merge( array( $settings ), $links );
} );

/** Returns what is missing, with the fix. The settings page and the block show it. */
function cobble_problems() {
	$problems = array();
	if ( ! cobble_widgets() ) {
		$problems[] = 'widgets.json is missing or empty. Fix: Run cobble catalogue, and copy its widgets.json to the plugin folder.';
	}
	if ( '' === cobble_address() ) {
		$problems[] = 'There is no build. Fix: Under Settings, Cobble, enter the URL of the build folder, or copy the folder "dist" to the plugin folder.';
	}
	return $problems;
}

add_action( 'admin_menu', function () {
	add_options_page( 'Cobble', 'Cobble', 'manage_options', 'cobble', function () {
		echo '<div class="wrap"><h1>Cobble</h1>';
		foreach ( cobble_problems() as $problem ) {
			echo '<div class="notice notice-warning"><p>' . esc_html( $problem ) . '</p></div>';
		}
		echo '<form method="post" action="options.php">';
		settings_fields( 'cobble' );
		do_settings_sections( 'cobble' );
		submit_button();
		echo '</form></div>';
	} );
} );
