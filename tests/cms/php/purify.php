<?php
require 'HTMLPurifier.auto.php';
$config = HTMLPurifier_Config::createDefault();
$config->set( 'Cache.DefinitionImpl', null );
echo ( new HTMLPurifier( $config ) )->purify( stream_get_contents( STDIN ) );
