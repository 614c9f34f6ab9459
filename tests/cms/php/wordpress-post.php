<?php
// Publishes the input as the named user, filtered by WordPress. Without a user, posts it as a comment.
// @prints the address
$_SERVER['HTTP_HOST'] = getenv( 'CMS_HOST' );
require getenv( 'CMS_ROOT' ) . '/wp-load.php';
$text = stream_get_contents( STDIN );
$user = getenv( 'CMS_USER' );
if ( getenv( 'CMS_PLUGIN' ) ) {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	activate_plugin( 'cobble/cobble.php' );
	update_option( 'cobble', array( 'address' => getenv( 'CMS_PLUGIN' ), 'theme' => 'vanilla', 'options' => '{"links":"https://shop.example"}' ) );
}
$post = array( 'post_title' => 'Test', 'post_status' => 'publish', 'post_type' => 'post', 'comment_status' => 'open' );
if ( $user ) {
	wp_set_current_user( get_user_by( 'login', $user )->ID );
	kses_init();
	$id = wp_insert_post( wp_slash( $post + array( 'post_content' => $text ) ) );
} else {
	wp_set_current_user( 0 );
	$id = wp_insert_post( $post + array( 'post_content' => 'Hello', 'post_author' => 1 ) );
	kses_init();
	// WordPress accepts one comment per address every fifteen seconds.
	remove_filter( 'check_comment_flood', 'check_comment_flood_db' );
	wp_new_comment( wp_slash( array(
		'comment_post_ID' => $id, 'comment_author' => 'S', 'comment_author_email' => 's@example.com', 'comment_author_url' => '',
		'comment_content' => $text, 'comment_author_IP' => '127.0.0.1', 'comment_agent' => 'x', 'comment_type' => 'comment', 'comment_approved' => 1, 'user_id' => 0,
	) ) );
	global $wpdb;
	$wpdb->query( "UPDATE $wpdb->comments SET comment_approved = '1'" );
}
echo home_url( "/?p=$id" );
