<?php
// Installs WordPress with an administrator and an author, whose passwords are their names.
define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST'] = getenv( 'CMS_HOST' );
require getenv( 'CMS_ROOT' ) . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Test', 'admin', 'admin@example.com', true, '', 'admin' );
wp_insert_user( array( 'user_login' => 'author', 'user_pass' => 'author', 'user_email' => 'author@example.com', 'role' => 'author' ) );
update_option( 'comment_moderation', '0' );
update_option( 'comment_previously_approved', '0' );
switch_theme( 'twentytwentythree' );
